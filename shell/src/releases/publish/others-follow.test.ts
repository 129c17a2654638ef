import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { writeSyncedFile } from '../database/synced-file.ts';
import { withOthers } from './others-follow.ts';

const waits =
  'Any other machine follows once it is in the database of releases: the log of the site says what it waits for.';

it('a change that is not in the database of releases is said to be on this machine alone', async () => {
  const store = await testFolder();
  await writeSyncedFile(store, { local: 7, shared: 3, unfetched: [] });
  expect(await withOthers(store, { number: 7 }, 'jobs v1 is live.')).toBe('jobs v1 is live.');
  expect(await withOthers(store, { number: 8 }, 'jobs v1 is live.')).toBe(`jobs v1 is live. ${waits}`);
  const atRest = 'jobs v1 is the live release; no site runs on this folder now.';
  expect(await withOthers(store, { number: 8 }, atRest)).toBe(atRest);
});

it('a change that is live is said to be so although nobody can read what is in the database of releases', async () => {
  const store = await testFolder();
  await mkdir(join(store, 'synced.json'));
  expect(await withOthers(store, { number: 8 }, 'jobs v1 is live.')).toBe(`jobs v1 is live. ${waits}`);
});
