import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryDatabase } from '../../testing/memory-database.ts';
import { storeSampleRelease } from '../../testing/stored-release.ts';
import { fetchRelease } from './fetch-release.ts';
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
