import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { pruneVectors, readVector, storeVector } from './vector-files.ts';

async function emptyStore(): Promise<string> {
  const store = await testFolder();
  return store;
}

it('the store keeps each release vector under the hash of its content', async () => {
  const store = await emptyStore();
  const [first, second] = [{ jobs: { version: 'v1' } }, { jobs: { version: 'v2' } }].map((set) =>
    storeVector(store, set),
  );
  expect(storeVector(store, { jobs: { version: 'v1' } })).toBe(first);
  expect(JSON.parse(await readVector(store, first ?? ''))).toEqual({ jobs: { version: 'v1' } });
  expect(JSON.parse(await readVector(store, second ?? ''))).toEqual({ jobs: { version: 'v2' } });
  expect(await readdir(join(store, 'vectors'))).toHaveLength(2);
});

it('pruning removes release vectors over a day old, but never the newest hundred', async () => {
  const store = await emptyStore();
  const day = 24 * 60 * 60 * 1000;
  for (let version = 0; version < 103; version += 1) storeVector(store, { jobs: { version } });
  await pruneVectors(store, Date.now() + day / 2);
  expect(await readdir(join(store, 'vectors'))).toHaveLength(103);
  await pruneVectors(store, Date.now() + 2 * day);
  expect(await readdir(join(store, 'vectors'))).toHaveLength(100);
});

it('storing a release vector that cannot be written returns an existing file’s name, or else undefined', async () => {
  const store = await emptyStore();
  const known = storeVector(store, { jobs: { version: 'v1' } });
  // A folder is in the place of the draft, so the draft cannot be written.
  await mkdir(join(store, 'vectors', `${known}.json.${process.pid}`));
  expect(storeVector(store, { jobs: { version: 'v1' } })).toBe(known);
  await rm(join(store, 'vectors'), { recursive: true });
  await writeFile(join(store, 'vectors'), '');
  expect(storeVector(store, { jobs: { version: 'v1' } })).toBeUndefined();
});
