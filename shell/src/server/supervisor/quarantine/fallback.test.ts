import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { readRegistry, resetRegistry } from '../../../releases/registry/registry-log.ts';
import { releaseFolder, writeJson } from '../../../releases/store/store.ts';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { withFallbacks } from './fallback.ts';
import { makeLive } from '../../../releases/registry/make-live.ts';
import { by } from '../../../testing/sample-releases/sample-statement.ts';

let store: string;
beforeEach(async () => {
  store = await testFolder();
  for (const version of ['v1', 'v2']) {
    await mkdir(releaseFolder(store, 'jobs', version), { recursive: true });
    await writeJson(
      join(releaseFolder(store, 'jobs', version), 'release.json'),
      sampleRelease({ name: 'jobs', version, mounts: [`/${version}`] }),
    );
  }
});

const app = (version: string, previous: string[] = []) => ({ version, mounts: ['/live'], slots: [], previous });
const live = { apps: { shell: app('s1'), jobs: app('v3', ['gone', 'v2', 'v1']), about: app('a1', ['a0']) } };
const bad = (...releases: string[]) => ({
  has: (name: string, version: string) => releases.includes(`${name}@${version}`),
});

it('the registry stays unchanged while no release is quarantined', async () => {
  expect(await withFallbacks(store, live, bad())).toEqual({ registry: live, unserved: [], fallbacks: [] });
});

it.each([
  ['the newest that the store has', bad('jobs@v3'), 'v2'],
  ['one that is not in quarantine itself', bad('jobs@v3', 'jobs@v2'), 'v1'],
])(
  'a quarantined release is replaced by the last good one with its own addresses: %s',
  async (_, quarantine, version) => {
    const { registry, fallbacks, unserved } = await withFallbacks(store, live, quarantine);
    expect(registry.apps.jobs).toMatchObject({ version, mounts: [`/${version}`], previous: ['gone', 'v2', 'v1'] });
    expect([registry.apps.about, fallbacks, unserved]).toEqual([live.apps.about, ['jobs'], []]);
  },
);

it('the fallback skips a release that did not pass its trial', async () => {
  const { registry } = await withFallbacks(
    store,
    live,
    bad('jobs@v3'),
    (name, version) => `${name}@${version}` === 'jobs@v2',
  );
  expect(registry.apps.jobs?.version).toBe('v1');
});

it('the fallback is taken from the history when all releases to roll back to are quarantined', async () => {
  const release = (name: string, version: string) => sampleRelease({ name, version, mounts: [`/${version}`] });
  await resetRegistry(store, [release('shell', 's1'), release('jobs', 'v1')]);
  const worse = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'];
  for (const version of ['v2', ...worse]) await makeLive(store, 'deploy', release('jobs', version), by);
  const now = await readRegistry(store);
  expect(now.apps.jobs?.previous).toEqual(worse.slice(0, -1).toReversed());
  const quarantine = bad(...worse.map((version) => `jobs@${version}`));
  expect((await withFallbacks(store, now, quarantine)).registry.apps.jobs?.version).toBe('v2');
});

it('a quarantined remote without a good release is not served, and keeps its addresses', async () => {
  const { registry, unserved } = await withFallbacks(store, live, bad('about@a1'));
  expect([registry.apps.about, unserved]).toEqual([live.apps.about, ['about']]);
});
