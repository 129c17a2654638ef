import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-release.ts';
import { activate } from './registry.ts';
import { changeRegistry, readHistory, readRegistry, registryEvent } from './registry-log.ts';
import { rollback } from './rollback.ts';
import { releaseFolder, writeJson } from '../store/store.ts';

let store: string;
const names = ['about', 'concerts', 'education', 'explore', 'jobs'];
const by = { who: 'ana', commit: '1ca02fc', isDirty: false, why: '' };

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-rollback-'));
  for (const version of ['v1', 'v2']) for (const name of names) await deploy(name, version);
});
afterEach(() => rm(store, { recursive: true, force: true }));

async function deploy(name: string, version: string): Promise<void> {
  const release = sampleRelease({ name, version });
  await mkdir(releaseFolder(store, name, version), { recursive: true });
  await writeJson(join(releaseFolder(store, name, version), 'release.json'), release);
  await changeRegistry(store, (registry) => ({
    event: registryEvent('deploy', release, by),
    ...activate(registry, release),
  }));
}
const live = async () => names.map((name) => readRegistry(store).then(({ apps }) => apps[name]?.version));

it('none of five rollbacks at once is lost, and a second one goes forward again', async () => {
  for (const expected of ['v1', 'v2', 'v1']) {
    await Promise.all(names.map((name) => rollback(store, name, by)));
    expect(await Promise.all(await live())).toEqual(names.map(() => expected));
  }
  expect((await readHistory(store)).filter(({ event }) => event.action === 'rollback')).toHaveLength(15);
});

it('of two rollbacks of one app at once, one is told that the other was first', async () => {
  const [first, second] = await Promise.allSettled([rollback(store, 'jobs', by), rollback(store, 'jobs', by)]);
  expect([first?.status, second?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await readRegistry(store)).apps.jobs?.version).toBe('v1');
});

it.each([
  ['an app that is not there', 'archive', 'Which app? npm run rollback -- <about | concerts'],
  ['an app without an earlier release', 'new', 'new has no earlier release to go back to.'],
])('of %s is refused in one sentence', async (_, name, sentence) => {
  await deploy('new', 'v1');
  await expect(rollback(store, name, by)).rejects.toThrow(sentence);
});
