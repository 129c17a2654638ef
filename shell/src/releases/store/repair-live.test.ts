import { appendFile, mkdir, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { enterCanary } from '../registry/change-canary.ts';
import { makeLive, takeDown } from '../registry/make-live.ts';
import { readRegistry, registryFolder } from '../registry/registry-log.ts';
import { findDamage, releaseIntegrity } from './release-files.ts';
import { pruneReleaseFolders } from './prune-release-folders.ts';
import { fallBackToWhole, setDamagedAside } from './repair-live.ts';
import { releaseFolder, writeJson } from './store.ts';
import type { Release } from '../release.schema.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let store: string;
const sentences: string[] = [];
const warn = (sentence: string) => void sentences.push(sentence);
const file = (version: string, path: string) => join(releaseFolder(store, 'jobs', version), path);

async function deploy(version: string): Promise<void> {
  await makeLive(store, 'deploy', await put(version), by);
}
async function put(version: string): Promise<Release> {
  for (const folder of ['server', 'browser']) await mkdir(file(version, folder), { recursive: true });
  await writeFile(file(version, 'server/main.js'), `export const version = '${version}';`);
  const integrity = await releaseIntegrity(releaseFolder(store, 'jobs', version));
  const release = sampleRelease({ name: 'jobs', version, integrity });
  await writeJson(file(version, 'release.json'), release);
  return release;
}
const nowhere = () => Promise.reject(new Error('it is kept nowhere else'));
const live = async () => (await readRegistry(store)).apps.jobs?.version;

beforeEach(async () => {
  sentences.length = 0;
  store = await testFolder();
  await deploy('j1');
  await deploy('j2');
  await deploy('j3');
});

it('repairing the store changes nothing and warns of nothing if all files are whole', async () => {
  await setDamagedAside(store, warn);
  await fallBackToWhole(store, warn, nowhere);
  expect([await live(), sentences]).toEqual(['j3', []]);
});

it.each<[string, () => Promise<void>, string]>([
  ['a changed file', () => appendFile(file('j3', 'server/main.js'), ' '), 'server/main.js is not what was built'],
  ['an empty file', () => writeFile(file('j3', 'server/main.js'), ''), 'server/main.js is not what was built'],
  ['a missing file', () => rm(file('j3', 'server/main.js')), 'server/main.js is missing'],
  [
    'half a description',
    () => writeFile(file('j3', 'release.json'), '{"name"'),
    'release.json is missing or not readable',
  ],
  [
    'no folder',
    () => rm(releaseFolder(store, 'jobs', 'j3'), { recursive: true }),
    'release.json is missing or not readable',
  ],
])('a live release with %s is reported, and the last good one goes live', async (_, damage, sentence) => {
  await damage();
  await setDamagedAside(store, warn);
  expect(sentences.join()).toContain(`jobs j3: ${sentence}.`);
  expect((await readdir(join(store, 'jobs'))).filter((folder) => folder === 'j3')).toEqual([]);
  await fallBackToWhole(store, warn, nowhere);
  expect(await live()).toBe('j2');
  expect(sentences.at(-1)).toBe('jobs j3 could not be made again: the last good release j2 goes live.');
});

it('a release that was built again stays live, and its damaged files are kept aside', async () => {
  await rm(file('j3', 'server/main.js'));
  const longAgo = new Date('2026-01-01');
  await utimes(releaseFolder(store, 'jobs', 'j3'), longAgo, longAgo);
  await setDamagedAside(store, warn);
  await deploy('j3');
  await pruneReleaseFolders(store);
  await fallBackToWhole(store, warn, nowhere);
  expect(await live()).toBe('j3');
  expect((await readdir(join(store, 'jobs'))).filter((folder) => folder.startsWith('j3.damaged-'))).toHaveLength(1);
});

it('a live release that the system cannot read now is neither set aside nor replaced', async () => {
  await rm(file('j3', 'server/main.js'));
  await symlink('main.js', file('j3', 'server/main.js'));
  await setDamagedAside(store, warn);
  await fallBackToWhole(store, warn, nowhere);
  expect([await live(), sentences]).toEqual(['j3', []]);
});

it('a damaged live release is no reason not to start where the registry cannot be written', async () => {
  await rm(file('j3', 'server/main.js'));
  const registry = registryFolder(store);
  await fallBackToWhole(store, warn, async () => {
    await rename(registry, `${registry}.away`);
    await writeFile(registry, 'no folder');
  });
  expect(sentences).toEqual([expect.stringContaining('jobs j3 cannot be replaced: Error: EEXIST')]);
});

it('a damaged fallback is skipped, and the registry stays unchanged if no release is whole', async () => {
  for (const version of ['j3', 'j2']) await rm(file(version, 'server/main.js'));
  await fallBackToWhole(store, warn, nowhere);
  expect(await live()).toBe('j1');
  await rm(file('j1', 'release.json'));
  await fallBackToWhole(store, warn, nowhere);
  expect(await live()).toBe('j1');
});

it('a fallback that the system cannot read does not go live', async () => {
  for (const version of ['j3', 'j2']) await rm(file(version, 'server/main.js'));
  await symlink('main.js', file('j2', 'server/main.js'));
  await fallBackToWhole(store, warn, nowhere);
  expect(await live()).toBe('j1');
});

it('a damaged release that can be fetched again stays live', async () => {
  await rm(file('j3', 'server/main.js'));
  await setDamagedAside(store, warn);
  await fallBackToWhole(store, warn, async (name, version) => {
    expect([name, version]).toEqual(['jobs', 'j3']);
    await deploy('j3');
  });
  expect([await live(), sentences.at(-1)]).toEqual(['j3', 'jobs j3 was fetched again.']);
});

it('a damaged canary is fetched again, and its section stays as it is', async () => {
  const canary = await put('j4');
  await enterCanary(store, canary, 10, by);
  await rm(file('j4', 'server/main.js'));
  await setDamagedAside(store, warn);
  await fallBackToWhole(store, warn, (_, version) => put(version));
  expect(await findDamage(releaseFolder(store, 'jobs', 'j4'), canary)).toBeNull();
  expect((await readRegistry(store)).apps.jobs).toMatchObject({ version: 'j3', canary: { version: 'j4' } });
  expect(sentences.at(-1)).toBe('jobs j4 was fetched again.');
});

it('a damaged canary that cannot be fetched leaves its section as it is', async () => {
  await enterCanary(store, await put('j4'), 10, by);
  await rm(file('j4', 'server/main.js'));
  await setDamagedAside(store, warn);
  await fallBackToWhole(store, warn, nowhere);
  expect(sentences).toEqual([expect.stringContaining('jobs j4: server/main.js is missing. It is kept as')]);
  expect((await readRegistry(store)).apps.jobs).toMatchObject({ version: 'j3', canary: { version: 'j4' } });
});

it('repairing the store leaves a section taken down whose last release is damaged', async () => {
  await takeDown(store, 'jobs', '/sobre-ofgc', { ...by, why: '' });
  await rm(file('j3', 'server/main.js'));
  await setDamagedAside(store, warn);
  await fallBackToWhole(store, warn, nowhere);
  const { apps } = await readRegistry(store);
  expect(apps.jobs).toMatchObject({ version: 'j3', removed: { redirect: '/sobre-ofgc' } });
});
