import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';
import { pruneReleaseFolders } from '../store/prune-release-folders.ts';
import { makeLive } from './make-live.ts';
import { notePostponed, servedReleases } from './served-releases.ts';

it('keeps what machines that share a store postpone at the same time, until it is live', async () => {
  const store = await testFolder();
  const shell = 's1';
  await makeLive(store, 'deploy', sampleRelease({ name: 'shell', version: shell }), by);
  const versions = ['v1', 'v2', 'v3', 'v4'];
  for (const version of [...versions, 'v5'])
    await makeLive(store, 'deploy', sampleRelease({ name: 'jobs', version }), by);
  const pairs = versions.map((version) => ({ name: 'jobs', version, shell }));
  await Promise.all(pairs.map((pair) => notePostponed(store, { postponed: [pair], live: [] })));
  expect(pairs.map(await servedReleases(store))).toEqual([false, false, false, false]);
  await notePostponed(store, { postponed: [], live: pairs.slice(1, 3) });
  expect(pairs.map(await servedReleases(store))).toEqual([false, true, true, false]);
});

it('forgets what was postponed once the log has forgotten it', async () => {
  const store = await testFolder();
  const shell = 's1';
  const pairs = ['replaced', 'live'].map((version) => ({ name: 'jobs', version, shell }));
  const releases = [sampleRelease({ name: 'shell', version: shell }), ...pairs.map((pair) => sampleRelease(pair))];
  for (const release of releases) await makeLive(store, 'deploy', release, by);
  const gone = { name: 'jobs', version: 'gone', shell };
  await notePostponed(store, { postponed: [...pairs, { name: 'shell', version: shell, shell }, gone], live: [] });
  await pruneReleaseFolders(store);
  expect((await readdir(join(store, 'postponed'))).toSorted()).toEqual([
    'jobs@live@s1',
    'jobs@replaced@s1',
    'shell@s1@s1',
  ]);
});
