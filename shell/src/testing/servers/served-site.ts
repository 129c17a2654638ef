import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { awaitDeployStatus } from '../../releases/registry/deploy-status.ts';
import { activate } from '../../releases/registry/registry.ts';
import { changeRegistry, registryEvent } from '../../releases/registry/registry-log.ts';
import type { Registry, Release, Revision } from '../../releases/release.schema.ts';
import { storeFolder } from '../../releases/store/store.ts';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import type { PageState } from '../../composition/page-state.ts';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import type { Health } from '../../server/supervisor/health-and-ready.ts';
import { Supervisor } from '../../server/supervisor/supervisor.ts';
import { readSettings } from '../../settings.ts';
import { fillStore } from '../sample-releases/built-releases.ts';
import { type FakeApi, startFakeApi } from '../api/fake-api.ts';
import { freePort } from '@ofgc/shared/testing/free-port.ts';

/** A real site with real workers and builds, and an API with almost no data. */
export interface ServedSite {
  url: string;
  store: string;
  api: FakeApi;
  supervisor: Supervisor;
  /** The built releases: the shell first, then the remotes. */
  releases: Release[];
  /** Makes a release live without waiting until the site has judged it. */
  enter: (release: Release) => Promise<Revision>;
  /** Stops the site and starts it again. @param passed the registry that had passed the gate before */
  restart: (passed: Registry, whileStopped: () => Promise<unknown>) => Promise<void>;
  /** Makes a release live. @throws with the reason if it is refused */
  deploy: (release: Release) => Promise<string>;
  stop: () => Promise<void>;
}

interface Neighbours {
  /** The address of an API with more data. */
  apiUrl?: string;
  /** The secret of its own processes: without it the site does not receive its changes. */
  secret?: string;
  /** The database in which it shares releases with others; with one, teams may publish to it. */
  database?: ReleaseDatabase;
  /** Settings that differ from the usual ones. */
  settings?: Record<string, string>;
  /** Called before the site starts, for example to enter other releases, which its start does not judge. */
  prepare?: (site: ServedSite) => Promise<void>;
}

export async function serveSite(
  folders: readonly string[],
  { apiUrl, secret, database, settings = {}, prepare }: Neighbours = {},
): Promise<ServedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ofgc-site-'));
  if (secret) await writeFile(join(dataDir, 'internal-secret'), secret);
  const store = storeFolder(dataDir);
  await mkdir(store);
  const releases = await fillStore(store, folders);
  const api = await startFakeApi();
  // Teams sign the site's address, so its port must be known in advance.
  const port = database ? await freePort() : 0;
  const siteUrl = database && { SITE_URL: `http://127.0.0.1:${port}` };
  const variables = { DATA_DIR: dataDir, SITE_CLOCK: '2026-11-20', ...siteUrl, ...settings };
  const supervise = () =>
    new Supervisor({
      settings: { ...readSettings(variables), port },
      apiUrl: apiUrl ?? api.url,
      env: { ...process.env, ...variables, NODE_ENV: 'production' },
      logger: pino({ level: 'silent' }),
      ...(database && { database }),
    });
  const site: ServedSite = {
    url: '',
    store,
    api,
    supervisor: supervise(),
    releases,
    async enter(release) {
      const by = { who: 'a test', commit: 'unknown', isDirty: false, why: '' };
      const change = (registry: Registry) => ({
        event: registryEvent('deploy', release, by),
        ...activate(registry, release),
      });
      return (await changeRegistry(store, change)) as Revision;
    },
    deploy: async (release) => awaitDeployStatus(store, await site.enter(release)),
    async restart(passed, whileStopped) {
      await site.supervisor.stop();
      await whileStopped();
      site.supervisor = supervise();
      await site.supervisor.start(passed);
      site.url = `http://127.0.0.1:${site.supervisor.port}`;
    },
    async stop() {
      await site.supervisor.stop();
      await api.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await prepare?.(site);
  await site.supervisor.start();
  site.url = `http://127.0.0.1:${site.supervisor.port}`;
  return site;
}

/** The release of an app that was live when a page was made. */
export async function servedVersion(url: string, name: string): Promise<string | undefined> {
  const html = await (await fetch(url)).text();
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { vector = {}, wholeVector: address } = JSON.parse(state) as Partial<PageState>;
  if (vector[name] || !address) return vector[name]?.version;
  return ((await (await fetch(new URL(address, url))).json()) as ReleaseVector)[name]?.version;
}

export async function health({ url }: Pick<ServedSite, 'url'>): Promise<Health> {
  return (await (await fetch(`${url}/health`)).json()) as Health;
}
