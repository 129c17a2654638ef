import { readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:https';
import { join } from 'node:path';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appFolders } from '../../../shell/src/releases/build/apps.ts';
import { ReleaseDatabaseClient } from '../../../shell/src/releases/database/release-database.ts';
import type { Release } from '../../../shell/src/releases/release.schema.ts';
import { buildElsewhere } from '../../../shell/src/testing/sample-releases/built-releases.ts';
import {
  copyForProduction,
  type ProductionCopy,
  type ProductionSite,
  removeProduction,
  startProduction,
} from '../../../shell/src/testing/servers/production-copy.ts';
import { servedVersion } from '../../../shell/src/testing/servers/served-site.ts';
import { serveTls } from '../../../shell/src/testing/servers/tls-front.ts';
import { processesBelow } from '../../bench/load/pages-per-cpu-second.ts';
import { busyPace, p99, visitNeighbours } from '../../faults/neighbours.ts';
import { addTeam, askAsTeam } from '../../../shell/src/testing/servers/test-team.ts';
import { endProcess } from '../../../shell/src/testing/servers/child-process.ts';

// A production installation of the whole site behind HTTPS, as operators run it, without the sources of any section.
const timeout = 600_000;
const patient = { timeout: 120_000, interval: 200 };
let copy: ProductionCopy;
let site: ProductionSite;
let front: Server | undefined;
let address: string;

beforeAll(async () => {
  copy = await copyForProduction(appFolders);
  const port = await freePort();
  address = `https://localhost:${port}`;
  // Patient, because this is about what is answered and not how soon: on a busy machine a page’s deadline is a failed visit.
  site = await startProduction(copy, { env: { SITE_URL: address, TRUST_PROXY: '127.0.0.1, ::1', PATIENT: '1' } });
  front = await serveTls(copy.folder, port, site.url);
}, timeout);
afterAll(async () => {
  front?.close();
  front?.closeAllConnections();
  await removeProduction(copy, site);
}, 60_000);

/** The command of a running process; empty where it has ended. */
const commandOf = (id: number) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');

/** The ids of the site's workers: its processes without itself and the API. */
async function workers(): Promise<number[]> {
  const found: number[] = [];
  for (const { id, parent } of await processesBelow(site.process.pid as number)) {
    const command = await commandOf(id);
    if (parent === site.process.pid && command !== '' && !command.includes('api/src/main.ts')) found.push(id);
  }
  return found;
}

/** Kills both workers and waits for two others. */
async function replaceWorkers(): Promise<void> {
  // Those of the release before may still finish their last requests.
  const ended = await vi.waitFor(async () => {
    const now = await workers();
    expect(now).toHaveLength(2);
    return now;
  }, patient);
  for (const id of ended) process.kill(id, 'SIGKILL');
  await vi.waitFor(async () => {
    const now = await workers();
    expect([now.length, now.filter((id) => ended.includes(id))]).toEqual([2, []]);
  }, patient);
}

it(
  'without any sources of sections, shared and shell: workers are killed, a signed release is deployed by HTTPS and rolled back, and every visit is answered 200',
  async () => {
    const jobs = copy.releases.find(({ name }) => name === 'jobs') as Release;
    const team = join(copy.folder, '.data/team');
    await mkdir(team);
    const release = await buildElsewhere(copy.store, team, jobs, {});
    const database = new ReleaseDatabaseClient(site.apiUrl, readInternalSecret(join(copy.folder, '.data')));
    const sender = { app: 'jobs', key: await addTeam(database, jobs), to: address, folder: team };
    const pages = copy.releases.flatMap(({ section }) => section?.examples[0]?.es ?? []);
    expect(pages).toHaveLength(appFolders.length - 1);
    const jobsVersion = () => servedVersion(`${address}/portal-empleo`, 'jobs');
    const sources = readdirSync(copy.folder).filter((folder) => folder.startsWith('mfe-'));
    expect(sources).toHaveLength(appFolders.length - 1);
    sources.push('shared', 'shell/src', 'shell/public', 'rspack.base.ts');
    for (const path of sources) renameSync(join(copy.folder, path), join(copy.folder, `${path}.away`));
    try {
      const visits = await visitNeighbours(
        address,
        ['/', '/en', '/boletin', ...pages, ...pages.map((page) => `/en${page}`)],
        async () => {
          await replaceWorkers();
          expect(await askAsTeam(sender, 'deploy', release)).toContain('is live');
          expect(await jobsVersion()).toBe(release.version);
          await replaceWorkers();
          expect(await jobsVersion()).toBe(release.version);
          await askAsTeam(sender, 'rollback');
          expect(await jobsVersion()).toBe(jobs.version);
        },
        busyPace,
      );
      process.stdout.write(
        `without sources: ${visits.count} visits, ${visits.failures.length} failed, p99 ${p99(visits.times)} ms\n`,
      );
      expect(visits.failures, site.output()).toEqual([]);
      expect(visits.count).toBeGreaterThan(pages.length);
    } finally {
      for (const path of sources) renameSync(join(copy.folder, `${path}.away`), join(copy.folder, path));
    }
  },
  timeout,
);

it(
  'a launcher that is killed takes the site down: ports are closed, and no process of it is alive',
  async () => {
    await endProcess(site.process);
    rmSync(join(copy.folder, 'node_modules/.installed-lock'), { force: true });
    site = await startProduction(copy, { command: ['bootstrap.mjs', 'shell/src/commands/start.ts'] });
    const processes = (await processesBelow(site.process.pid as number)).map(({ id }) => id);
    // The launcher, the supervisor, the API and two workers.
    expect(processes.length).toBeGreaterThanOrEqual(5);
    const began = Date.now();
    site.process.kill('SIGKILL');
    await vi.waitFor(async () => {
      for (const open of [site.url, site.apiUrl]) await expect(fetch(open)).rejects.toThrow('fetch failed');
      expect((await Promise.all(processes.map(commandOf))).filter((command) => command !== '')).toEqual([]);
    }, patient);
    process.stdout.write(`launcher killed: ${processes.length} processes ended after ${Date.now() - began} ms\n`);
  },
  timeout,
);
