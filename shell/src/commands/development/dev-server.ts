import { errorSentence } from '@ofgc/shared/commands/error-sentence.ts';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { sectionPages } from '@ofgc/shared/contract/section-pages.ts';
import { appFolders, appName } from '../../releases/build/apps.ts';
import { liveSections } from '../../releases/registry/live-sections.ts';
import { releaseCurrent } from '../../releases/publish/release-app.ts';
import type { Release } from '../../releases/release.schema.ts';
import { checkSiteAddress } from '../../releases/signed/team-key.ts';
import { pruneReleaseFolders } from '../../releases/store/prune-release-folders.ts';
import { storeFolder } from '../../releases/store/store.ts';
import { readSettings } from '../../settings.ts';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { Supervisor } from '../../server/supervisor/supervisor.ts';
import { DevelopmentStore } from './development-store.ts';
import { watchApp } from './development-builds.ts';
import { assertPortFree } from '../processes/assert-port-free.ts';
import { onShutdown } from '../processes/shutdown.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { startWatchedApi } from '../processes/watched-api.ts';

// Builds and watches every app: an edit updates the open page without loss of its state, and the server's page follows.
// npm run dev -- concerts: watches that remote and the shell only; the others are built as releases of their current sources.
// --site URL: uses the API of a running site instead of starting one.
const root = join(import.meta.dirname, '../../../..');
/** The development servers' ports begin at the site's own port plus this. */
const firstPort = 10;

interface Wish {
  /** Folders of the apps that are watched. */
  watched: readonly string[];
  /** Folders of the apps that are built as releases. */
  released: readonly string[];
  site: string | undefined;
}

function readWish(): Wish {
  const usage = `npm run dev -- <${appFolders.slice(1).map(appName).join(' | ')}> [--site URL]`;
  const options = { site: { type: 'string' } } as const;
  const { positionals, values } = readArguments({ usage, options, most: appFolders.length });
  const named = [
    ...new Set(positionals.map((word) => (word.startsWith('mfe-') ? word : `mfe-${word}`).replace(/\/$/, ''))),
  ];
  const unknown = named.find((folder) => !appFolders.includes(folder));
  if (unknown) throw new Error(`Which remote? ${usage}`);
  if (values.site !== undefined) checkSiteAddress(values.site, '--site');
  const watched = named.length > 0 ? ['shell', ...named] : appFolders;
  return { watched, released: appFolders.filter((folder) => !watched.includes(folder)), site: values.site };
}

async function develop({ watched, released, site }: Wish): Promise<void> {
  const settings = readSettings(process.env);
  const dataDir = join(settings.dataDir, 'dev');
  process.env.DATA_DIR = dataDir;
  await assertPortFree(settings.port, settings.host, 'PORT');
  if (!site) await assertPortFree(settings.apiPort, '127.0.0.1', 'API_PORT');
  const api = site ? null : await startWatchedApi(root, settings.apiPort);
  process.once('exit', () => api?.stop());
  const store = new DevelopmentStore(root, dataDir);
  await store.prepare(watched);
  const releases: Release[] = [];
  for (const folder of released) {
    const made = await releaseCurrent(root, storeFolder(dataDir), folder).catch((error: unknown) => {
      // One section that does not build must not stop the work on another.
      process.stderr.write(`${folder} is left out: ${errorSentence(error)}\n`);
      return null;
    });
    if (!made) continue;
    releases.push(made.release);
    process.stdout.write(`${folder} is built\n`);
  }

  const supervisor = new Supervisor({
    settings: { ...settings, dataDir },
    apiUrl: api?.url ?? new URL('/', site).href,
    logger: createLogger('supervisor'),
    development: true,
    onLive: (registry) => api?.declare(async () => sectionPages(await liveSections(storeFolder(dataDir), registry))),
  });
  let isStarted = false;
  const retries = new Map<string, () => void>();
  for (const index of watched.keys()) await assertPortFree(settings.port + firstPort + index, '127.0.0.1', 'PORT');
  for (const [index, folder] of watched.entries()) {
    const [browser, server] = await readBuilds(folder);
    const retry = await watchApp({
      browser,
      server,
      port: settings.port + firstPort + index,
      async serve() {
        const hasNewClaims = await store.describe(folder);
        if (isStarted && hasNewClaims) {
          await store.activateAll(watched, releases);
          await supervisor.refresh();
        }
        const from = Date.now();
        if (isStarted) await replaceWorkers(supervisor);
        await store.markServed(folder, from);
        // Builds of other apps that failed are tried again, because this app may have been the cause.
        for (const [other, again] of retries) if (other !== folder) again();
      },
      // Texts, addresses and a section's declarations reach the page only with a new server-rendered page.
      needsLoad: (edited) =>
        edited.some((file) => /[/\\](?:locales|routes)[/\\]|[/\\](?:section|addresses)\.ts$/.test(file)),
    });
    retries.set(folder, retry);
    process.stdout.write(`${folder} is watched\n`);
  }
  await store.activateAll(watched, releases);
  await pruneReleaseFolders(storeFolder(dataDir));
  await supervisor.start();
  isStarted = true;
  process.stdout.write(`\n  Development: http://localhost:${settings.port}\n\n`);
  onShutdown(() => supervisor.stop());
}

/** @throws where the old workers stay, because new ones do not start with the present builds */
async function replaceWorkers(supervisor: Supervisor): Promise<void> {
  const before = supervisor.workerIds;
  await supervisor.restartWorkers();
  const after = supervisor.workerIds;
  if (after.length === 0 || after.some((id) => before.includes(id)))
    throw new Error('The server does not start with the present sources: the terminal of `npm run dev` says why.');
}

async function readBuilds(folder: string): Promise<[Configuration, Configuration]> {
  const { default: builds } = (await import(join(root, folder, 'rspack.config.ts'))) as {
    default: [Configuration, Configuration];
  };
  return builds;
}

try {
  await develop(readWish());
} catch (error) {
  process.stderr.write(`${errorSentence(error)}\n`);
  process.exit(1);
}
