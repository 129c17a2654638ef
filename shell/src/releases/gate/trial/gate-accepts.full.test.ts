import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryRelease } from './try-release.ts';
import type { Release } from '../../release.schema.ts';
import { storeFolder } from '../../store/store.ts';
import { fillStore, publishVariant } from '../../../testing/sample-releases/built-releases.ts';
import { type FakeApi, startFakeApi } from '../../../testing/api/fake-api.ts';
import { goodVariants } from '../../../testing/variants/good-variants.ts';

// Each variant needs its own worker: run by `npm run test:full` only. Refusals: gate.test.ts, ownership.test.ts, catalogue-problems.test.ts, e2e/faults.
let dataDir: string;
let store: string;
let jobs: Release;
let api: FakeApi;

useTestFolder((own) => void (dataDir = own), beforeAll);
beforeAll(async () => {
  store = storeFolder(dataDir);
  [, jobs] = (await fillStore(store, ['shell', 'mfe-jobs'])) as [Release, Release];
  api = await startFakeApi();
}, 180_000);
afterAll(() => api?.stop());

it('there are seventy', () => expect(Object.keys(goodVariants).length).toBeGreaterThanOrEqual(70));

it.each(Object.entries(goodVariants))('lets through: %s', async (title, options) => {
  const version = `good-${Object.keys(goodVariants).indexOf(title)}`;
  const release = await publishVariant(store, jobs, { version, ...options });
  const env = { ...process.env, DATA_DIR: dataDir, SITE_CLOCK: '2026-11-20', NODE_ENV: 'production' };
  const { notes } = await tryRelease(store, release, { apiUrl: api.url, env });
  // Leaves out the notes on data that the API lacks, on the redirect, and on the page that was given up.
  expect(
    notes.filter((note) => !/jobs\.vacancy|oferta\/7|only redirects|answers 410$|jobs\.added was not tried/.test(note)),
  ).toEqual([]);
});
