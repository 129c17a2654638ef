import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Release } from '../../shell/src/releases/release.schema.ts';
import { releaseFolder } from '../../shell/src/releases/store/store.ts';
import { health, type ServedSite, serveSite } from '../../shell/src/testing/servers/served-site.ts';
import { visitDuring } from '../../shell/src/testing/servers/visitors.ts';

// Removes the folders of a running site; runs in `npm run test:full` only.
const patient = { timeout: 120_000, interval: 200 };
const jobsPage = '/portal-empleo';
const educationPage = '/educacion-comunidad';
/** How long a folder is removed, in milliseconds: longer than the site's interval between checks of its folders. */
const whileAway = 8_000;
let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(['shell', 'mfe-education', 'mfe-jobs'], {
    settings: { PAGE_CACHE_MB: '0', UNCHANGED_PAGES_MB: '0' },
  });
}, 180_000);
afterAll(() => site?.stop());

const status = async (path: string) => (await fetch(site.url + path)).status;
const answers = (path: string) => vi.waitFor(async () => expect(await status(path)).toBe(200), patient);
/** Visits the site without a failure from before an event until some seconds after it. */
const loseNothing = async (event = async () => {}) => {
  const { failures } = await visitDuring(site.url, [jobsPage, educationPage, '/'], async (visits) => {
    // Visitors have the files of these pages by then: this site caches none, so they are away with the store.
    await vi.waitFor(() => expect(visits.count).toBeGreaterThan(20), patient);
    await event();
    await wait(whileAway);
  });
  expect(failures).toEqual([]);
};
/** Kills all workers, so that new ones have to load every release again. */
async function endWorkers(): Promise<void> {
  const ended = site.supervisor.workerIds;
  for (const id of ended) if (id) process.kill(id, 'SIGKILL');
  await vi.waitFor(() => expect(site.supervisor.workerIds.filter((id) => ended.includes(id))).toEqual([]), patient);
}

it('missing folder of a live release: old workers serve it, new ones quarantine it until the folder is back', async () => {
  const { name, version } = site.releases[2] as Release;
  const folder = releaseFolder(site.store, name, version);
  await loseNothing(() => rename(folder, `${folder}.away`));
  await endWorkers();
  await answers(educationPage);
  expect(await status(jobsPage)).toBe(503);
  expect((await health(site)).quarantined).toEqual([expect.objectContaining({ remote: name, version })]);
  await rename(`${folder}.away`, folder);
  await answers(jobsPage);
  await vi.waitFor(async () => expect((await health(site)).quarantined).toEqual([]), patient);
}, 400_000);

it('missing release store: running workers serve; new ones answer 503 until the store is back', async () => {
  await loseNothing(() => rename(site.store, `${site.store}.away`));
  await endWorkers();
  expect(await status('/ready')).toBe(503);
  expect(await status(jobsPage)).toBe(503);
  await rm(site.store, { recursive: true, force: true });
  await rename(`${site.store}.away`, site.store);
  await answers(jobsPage);
  await answers('/ready');
  await loseNothing();
}, 400_000);
