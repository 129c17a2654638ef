import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-release.ts';
import { storeSampleRelease } from '../../testing/stored-release.ts';
import { enterCanary } from './change-canary.ts';
import { releaseFolder } from '../store/store.ts';
import { describeReleases } from './describe-releases.ts';
import { makeLive } from './make-live.ts';
import { readHistory, registryEvent, resetRegistry } from './registry-log.ts';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-describe-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

const by = { who: 'ana', commit: '1ca02fc', isDirty: true, why: 'a test' };

it('the list of releases names the live one, the canary, unused ones, and each change once', async () => {
  const [first, second, waiting, canary] = await Promise.all(
    ['first', 'second', 'waiting', 'canary'].map((text) => storeSampleRelease(store, text)),
  );
  if (!first || !second || !waiting || !canary) throw new Error('no releases');
  await resetRegistry(store, [first]);
  await makeLive(store, 'deploy', second, by);
  await makeLive(store, 'deploy', sampleRelease({ name: 'jobs' }), by);
  await enterCanary(store, canary, 10, by);
  const here = (await readHistory(store)).toReversed();
  // The database has changes from before this machine joined, and also those that the machine has.
  const event = {
    ...registryEvent('deploy', { name: 'education', version: 'v0' }, by),
    at: '2026-01-01T00:00:00.000Z',
  };
  const said = await describeReleases(store, 'education', {
    changes: [...here, { event, apps: {} }],
    published: [waiting, { version: 'elsewhere' }].map(({ version }) => ({ version, addedAt: '2026-11-20T09:00:00Z' })),
  });
  expect(said.split('\n')).toEqual([
    `education ${second.version} is live; before it: ${first.version}`,
    `education ${canary.version} is the canary: 10% of the visits get it`,
    `education ${waiting.version} is published, built at ${waiting.builtAt}; it was never live`,
    'education elsewhere is published on another machine, at 2026-11-20T09:00:00Z',
    expect.stringContaining(`canary education ${canary.version}  by ana from 1ca02fc with changes: a test`),
    expect.stringContaining(`deploy education ${second.version}`),
    expect.stringContaining(`start education ${first.version}`),
    expect.stringContaining('2026-01-01T00:00:00.000Z  deploy education v0'),
  ]);
});

it('the list of releases omits incomplete and damaged releases', async () => {
  const release = await storeSampleRelease(store, 'one');
  const folder = releaseFolder(store, 'education', release.version);
  for (const other of ['draft.1a2b', `${release.version}.damaged-1`])
    await cp(folder, releaseFolder(store, 'education', other), { recursive: true });
  expect((await describeReleases(store, 'education')).split('\n')).toHaveLength(1);
});

it('the list of releases is a sentence when nothing was published', async () => {
  expect(await describeReleases(store, 'education')).toBe('Of education nothing was ever published here.');
});
