import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readHistory, readRegistry } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import { releaseFolder } from '../../releases/store/store.ts';
import { publishVariant } from '../../testing/sample-releases/built-releases.ts';
import { type ServedSite, serveSite } from '../../testing/servers/served-site.ts';

// Real workers that start while something goes wrong: run by `npm run test:full` only.
vi.setConfig({ testTimeout: 300_000 });
let site: ServedSite;
let education: Release;
let jobs: Release;

beforeAll(async () => {
  site = await serveSite(['shell', 'mfe-education', 'mfe-jobs']);
  [, education, jobs] = site.releases as [Release, Release, Release];
}, 300_000);
afterAll(() => site?.stop());

/** The processes that a process has started. */
async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

it('a release goes live although somebody kills its workers while they import it', async () => {
  const source = `await new Promise((resolve) => setTimeout(resolve, 3_000)); export * from './built.js';`;
  const slow = await publishVariant(site.store, education, { version: 'slow', source });
  const deploying = site.deploy(slow);
  // The workers are ready to import it within a second on an idle machine; where they are not, spares are killed.
  await wait(2_000);
  const serving = site.supervisor.workerIds;
  for (const id of await childrenOf(process.pid)) if (!serving.includes(id)) process.kill(id, 'SIGKILL');
  expect(await deploying).toContain('slow is live');
  expect((await readHistory(site.store)).map(({ event }) => event.action)).not.toContain('refuse');
  expect(site.supervisor.health.quarantined).toEqual([]);
});

it('a live release that is missing when the site starts is quarantined, each time', async () => {
  const { number: _number, ...passed } = await readRegistry(site.store);
  for (let turn = 0; turn < 5; turn++) {
    await site.restart(passed, async () => {
      // Without this the quarantine of the last turn goes on.
      const noted = (await readdir(site.store)).filter((name) => name.startsWith('quarantine.'));
      for (const path of [
        ...noted.map((name) => join(site.store, name)),
        releaseFolder(site.store, 'jobs', jobs.version),
      ])
        await rm(path, { recursive: true, force: true });
    });
    await vi.waitFor(
      () => expect(site.supervisor.health.quarantined).toMatchObject([{ remote: 'jobs', version: jobs.version }]),
      { timeout: 30_000 },
    );
  }
});
