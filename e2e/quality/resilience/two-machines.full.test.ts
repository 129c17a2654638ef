import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPostgres, postgresPrograms, type PostgresServer } from '../../../api/src/testing/postgres-server.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';
import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { appFolders } from '../../../shell/src/releases/build/apps.ts';
import type { Release } from '../../../shell/src/releases/release.schema.ts';
import { askPreview } from '../../../shell/src/releases/signed/preview-link.ts';
import { type SiteRequest } from '../../../shell/src/releases/signed/ask-site.ts';
import { storeFolder } from '../../../shell/src/releases/store/store.ts';
import { followChanges } from '../../../shell/src/server/page-cache/changes/change-stream.ts';
import { announcedTable } from '../../../shell/src/server/publishing/database-link.ts';
import { buildElsewhere, fillStore } from '../../../shell/src/testing/sample-releases/built-releases.ts';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { askAsTeam } from '../../../shell/src/testing/servers/test-team.ts';
import { endProcess, untilSays } from '../../../shell/src/testing/servers/child-process.ts';
import { by } from '../../../shell/src/testing/sample-releases/sample-statement.ts';

// Two processes of `npm start`, each with a data folder of its own, on one PostgreSQL; the second begins with nothing.
const root = join(import.meta.dirname, '../../..');
const startTimeout = 300_000;
const patient = { timeout: 60_000, interval: 250 };

interface Machine {
  url: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  process: ChildProcess;
}

describe.runIf(postgresPrograms)('two machines on one PostgreSQL', () => {
  let server: PostgresServer;
  let folder: string;
  let here: Machine;
  let there: Machine;
  let jobs: Release;

  async function startMachine(name: string, siteUrl?: string): Promise<Machine> {
    const [port, apiPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const dataDir = join(folder, name);
    const env = {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      DATABASE_URL: server.address,
      SITE_URL: siteUrl ?? url,
      SITE_CLOCK: '2026-11-20',
      TRUST_PROXY: '127.0.0.1, ::1',
      PATIENT: '1',
      NODE_ENV: undefined,
    };
    const script = ['--disable-warning=ExperimentalWarning', 'shell/src/commands/start.ts'];
    const site = spawn(process.execPath, script, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    await untilSays(site, `http://localhost:${port}`);
    return { url, dataDir, env, process: site };
  }

  useTestFolder((own) => void (folder = own), beforeAll);
  beforeAll(async () => {
    server = await createPostgres(postgresPrograms ?? '');
    await server.start();
    const store = storeFolder(join(folder, 'here'));
    await mkdir(store, { recursive: true });
    const releases = await fillStore(store, appFolders);
    jobs = releases.find(({ name }) => name === 'jobs') as Release;
    here = await startMachine('here');
    there = await startMachine('there', here.url);
  }, 2 * startTimeout);
  afterAll(async () => {
    for (const machine of [here, there]) await endProcess(machine?.process);
    await server?.remove();
  }, 60_000);

  const liveOn = async ({ url }: Machine) =>
    ((await (await fetch(`${url}/health`)).json()) as { releases: Record<string, string> }).releases;
  const statusOf = async ({ url }: Machine, path: string) => (await fetch(url + path)).status;
  const run = async (script: string, ...words: string[]) =>
    (
      await promisify(execFile)(process.execPath, [join(root, 'shell/src/commands', script), ...words], {
        env: here.env,
      })
    ).stdout;
  const buildFrom = (source: string) =>
    buildElsewhere(storeFolder(here.dataDir), join(folder, 'team'), jobs, { source });
  const build = (words: string) => buildFrom(`export * from './built.js';\nexport const note = '${words}';\n`);
  const readKey = () => readFile(join(folder, 'jobs.team-key'), 'utf8');
  const ask = async (verb: SiteRequest['verb'], release?: Release, share?: number) => {
    const team = { app: 'jobs', key: { privateKey: await readKey() }, to: here.url, folder: join(folder, 'team') };
    return askAsTeam(team, verb, release, { ...(share !== undefined && { share }) });
  };
  /** The release of jobs that rendered a page for a visitor from a given address. */
  const madeFor = async ({ url }: Machine, address: string, path = '/portal-empleo', headers = {}) => {
    const answer = await fetch(url + path, { headers: { 'X-Forwarded-For': address, ...headers } });
    await answer.arrayBuffer();
    return /jobs@(\w+)/.exec(answer.headers.get('x-releases') ?? '')?.[1];
  };
  const visitors = Array.from({ length: 24 }, (_, visitor) => `198.51.${visitor}.7`);

  it('serve the same releases from the start: the second has fetched them', async () => {
    expect(await liveOn(there)).toEqual(await liveOn(here));
    for (const path of ['/', '/en/portal-empleo', '/conciertos-entradas'])
      expect(await statusOf(there, path)).toBe(200);
  });

  it('both take a deploy and a rollback that a team sends to one of them', async () => {
    expect(await run('team.ts', 'add', 'jobs', '--file', join(folder, 'jobs.team-key'))).toContain('/portal-empleo');
    const release = await build('first');
    const before = await liveOn(there);
    const began = Date.now();
    expect(await ask('deploy', release)).toContain('All 2 sites have it.');
    const deployed = Date.now() - began;
    expect([(await liveOn(here)).jobs, (await liveOn(there)).jobs]).toEqual([release.version, release.version]);
    const again = Date.now();
    expect(await ask('rollback')).toContain('All 2 sites have it.');
    process.stdout.write(`both machines: deploy ${deployed} ms, rollback ${Date.now() - again} ms\n`);
    expect(await liveOn(there)).toEqual(before);
  });

  it('the second machine is told of an activated release and of a rollback, and follows', async () => {
    const before = (await liveOn(here)).jobs;
    const release = await build('tried beforehand');
    await ask('publish', release);
    const onChange = vi.fn<(change: ContentChange) => void>();
    const secret = readInternalSecret(there.dataDir);
    onTestFinished(followChanges(`http://127.0.0.1:${there.env.API_PORT}/`, { secret, onChange, onSilence: () => {} }));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), patient);
    for (const [change, version] of [
      [() => ask('activate', release), release.version],
      [() => ask('rollback'), before],
    ] as const) {
      onChange.mockClear();
      await change();
      // Its poll would find every change, too, but some seconds later.
      await vi.waitFor(
        () => expect(onChange.mock.calls.flatMap(([{ tables }]) => tables)).toContain(announcedTable),
        patient,
      );
      await vi.waitFor(async () => expect((await liveOn(there)).jobs).toBe(version), patient);
    }
  });

  it('both serve the files of a release published on one of them', async () => {
    const release = await build('kept');
    await ask('publish', release);
    const file = Object.keys(release.integrity).find((one) => /^browser\/.*\.js$/.test(one)) ?? '';
    expect(await statusOf(there, `/assets/jobs/${release.version}/${file}`)).toBe(200);
  });

  it('both show the preview of a release to visitors with the link and to no others', async () => {
    const release = await build('to be looked at');
    await ask('publish', release);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const link = await askPreview({
      ...by,
      to: here.url,
      privateKey: createPrivateKey(await readKey()),
      app: 'jobs',
      version: release.version,
      until,
    });
    const path = new URL(link.split('\n').at(-1) ?? '').pathname;
    for (const machine of [there, here]) {
      const entered = await fetch(machine.url + path, { redirect: 'manual' });
      const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
      expect([entered.status, cookie.length > 40]).toEqual([303, true]);
      expect(await madeFor(machine, '198.51.100.7', '/portal-empleo', { cookie })).toBe(release.version);
      expect(await madeFor(machine, '198.51.100.7')).not.toBe(release.version);
    }
  });

  it('serve a canary to the same visitors and withdraw it on both when it fails on one', async () => {
    const before = (await liveOn(here)).jobs;
    // Only one address fails, and no trial of the site asks for it.
    const canary = await buildFrom(`import { remote as built } from './built.js';
      const [portal, ...others] = built.routes;
      const lazy = async () => {
        const page = await portal.lazy();
        const loader = (asked) => {
          if (asked.params.family === 'rota') throw new Error('broken');
          return page.loader(asked);
        };
        return { ...page, loader };
      };
      export const remote = { ...built, routes: [{ ...portal, lazy }, ...others] };`);
    expect(await ask('deploy', canary, 50)).toContain('All 2 sites have it.');
    const chosen = async (machine: Machine) => {
      const made = await Promise.all(visitors.map((visitor) => madeFor(machine, visitor)));
      return visitors.filter((_, index) => made[index] === canary.version);
    };
    for (const machine of [here, there])
      await vi.waitFor(async () => expect((await chosen(machine)).length).toBeGreaterThan(2), {
        timeout: 60_000,
        interval: 500,
      });
    const some = await chosen(here);
    expect(await chosen(there)).toEqual(some);
    expect(some.length).toBeLessThan(visitors.length - 2);
    for (const visitor of some.slice(0, 3)) await madeFor(there, visitor, '/portal-empleo/rota');
    await vi.waitFor(async () => expect([...(await chosen(there)), ...(await chosen(here))]).toEqual([]), {
      timeout: 30_000,
      interval: 500,
    });
    expect((await liveOn(there)).jobs).toBe(before);
  });

  it('answer 410 for a removed section, drop it from the sitemap and serve it again after a rollback', async () => {
    const hasPassed = async ({ url }: Machine) =>
      (await (await fetch(`${url}/api/sitemap.txt?lang=es`)).text()).includes('/portal-empleo');
    expect(await hasPassed(there)).toBe(true);
    await ask('remove');
    expect(await statusOf(there, '/portal-empleo')).toBe(410);
    await vi.waitFor(async () => expect(await hasPassed(there)).toBe(false), { timeout: 20_000, interval: 250 });
    await ask('rollback');
    expect(await statusOf(there, '/portal-empleo')).toBe(200);
  });

  it('refuse requests of a team whose key was revoked', async () => {
    await run('team.ts', 'revoke', 'jobs');
    await expect(ask('rollback')).rejects.toThrow(/no team has a key/);
  });
});
