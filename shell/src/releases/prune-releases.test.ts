import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseFolder } from './store.ts';
import { pruneReleases } from './prune-releases.ts';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-store-'));
  for (const version of ['live', 'before', 'old', 'draft.123'])
    await mkdir(join(releaseFolder(store, 'jobs', version), 'browser'), { recursive: true });
});
afterEach(() => rm(store, { recursive: true, force: true }));

const registry = {
  apps: {
    jobs: { version: 'live', mounts: [], slots: [], previous: ['before'] },
    archive: { version: 'lost', mounts: [], slots: [], previous: [] },
  },
};
const hour = 60 * 60 * 1000;
const left = async () => (await readdir(join(store, 'jobs'))).toSorted();

describe('the release store', () => {
  it('keeps what the registry names, however old', async () => {
    await pruneReleases(store, registry, Date.now() + 25 * hour);
    expect(await left()).toEqual(['before', 'live']);
  });

  it('keeps everything for a day: pages are open, and another deploy is on its way', async () => {
    await pruneReleases(store, registry, Date.now() + 23 * hour);
    expect(await left()).toEqual(['before', 'draft.123', 'live', 'old']);
  });
});
