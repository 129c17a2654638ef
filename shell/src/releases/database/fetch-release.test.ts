import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { browserTrial, readTrials, writeTrial } from '../gate/trial/trial-records.ts';
import { fetchRelease, fetchTrials } from './fetch-release.ts';
import { pushRelease } from './push-release.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ofgc-fetch-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a fetched release with a missing file leaves no files, also when other files arrive later', async () => {
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const { name, version } = await storeSampleRelease(there, 'slow');
  const database = createMemoryDatabase();
  await pushRelease(there, database, name, version);
  const { file } = database;
  let asked = 0;
  database.file = async (hash, key) => {
    if (asked++ === 0) return null;
    await wait(300);
    return file(hash, key);
  };
  await expect(fetchRelease(here, database, name, version)).rejects.toThrow('is not in the database of releases');
  await wait(600);
  expect(await readdir(join(here, name)).catch(() => [])).toEqual([]);
});

it('a fetched release is refused while a file differs from what was published', async () => {
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const { name, version, integrity } = await storeSampleRelease(there, 'one');
  const database = createMemoryDatabase();
  await pushRelease(there, database, name, version);
  const hash = integrity['server/main.js'] ?? '';
  const file = database.files.get(hash) as Buffer;
  database.files.set(hash, Buffer.from('export const remote = 0;'));
  await expect(fetchRelease(here, database, name, version)).rejects.toThrow('server/main.js is not what was published');
  database.files.set(hash, file);
  expect(await fetchRelease(here, database, name, version)).toMatchObject({ name, version });
});

it('a release that is here already is tried no more, and counts as checked, where another machine did it', async () => {
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const release = await storeSampleRelease(there, 'one');
  await storeSampleRelease(here, 'one');
  const database = createMemoryDatabase();
  const check = { shell: browserTrial('shell1'), notes: ['12 pages', 'signed'] };
  await writeTrial(there, release, check);
  await pushRelease(there, database, release.name, release.version);
  await fetchTrials(here, database, release);
  expect(await readTrials(here, release)).toEqual([check]);
});
