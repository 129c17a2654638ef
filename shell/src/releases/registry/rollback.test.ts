import { generateKeyPairSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { minute } from '@ofgc/shared/dates/spans.ts';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { enterCanary, withdrawCanary } from './change-canary.ts';
import { writeProof } from '../signed/proof-file.ts';
import { type Proof, signStatement } from '../signed/signed-request.ts';
import { makeLive, takeDown } from './make-live.ts';
import { bySite, readHistory, readRegistry } from './registry-log.ts';
import { rollback } from './rollback.ts';
import { releaseFolder, writeJson } from '../store/store.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let store: string;
afterEach(() => void vi.useRealTimers());
const names = ['about', 'concerts', 'education', 'explore', 'jobs'];

beforeEach(async () => {
  store = await testFolder();
  for (const version of ['v1', 'v2']) for (const name of names) await deploy(name, version);
});

async function deploy(name: string, version: string, mounts: string[] = [], from = by): Promise<void> {
  const release = sampleRelease({ name, version, mounts });
  await mkdir(releaseFolder(store, name, version), { recursive: true });
  await writeJson(join(releaseFolder(store, name, version), 'release.json'), release);
  await makeLive(store, 'deploy', release, from);
}
const live = async () => names.map((name) => readRegistry(store).then(({ apps }) => apps[name]?.version));

it('five rollbacks at the same time are all entered, and a second rollback goes forward again', async () => {
  for (const expected of ['v1', 'v2', 'v1']) {
    await Promise.all(names.map((name) => rollback(store, name, by)));
    expect(await Promise.all(await live())).toEqual(names.map(() => expected));
  }
  expect((await readHistory(store)).filter(({ event }) => event.action === 'rollback')).toHaveLength(15);
});

it('a rollback records who typed it, and the commit of the release that comes back', async () => {
  await deploy('jobs', 'v3', [], { ...by, commit: 'aaaaaaa', isDirty: true });
  await deploy('jobs', 'v4', [], { ...by, commit: 'bbbbbbb' });
  const { event } = await rollback(store, 'jobs', {
    who: 'luis',
    commit: 'ccccccc',
    isDirty: false,
    why: 'it is slow',
  });
  expect(event).toMatchObject({
    version: 'v3',
    who: 'luis',
    commit: 'aaaaaaa',
    isDirty: true,
    why: 'it is slow',
  });
});

it('a published release that is activated is recorded with the commit that its team signed, else with its own', async () => {
  const activated = async (version: string, proof?: Proof) => {
    const release = sampleRelease({ name: 'jobs', version, commit: 'ddddddd' });
    await mkdir(releaseFolder(store, 'jobs', version), { recursive: true });
    if (proof) await writeProof(releaseFolder(store, 'jobs', version), proof);
    return (await makeLive(store, 'activate', release, { ...by, commit: 'ccccccc' }))?.event;
  };
  expect(await activated('v3')).toMatchObject({ action: 'activate', who: 'ana', commit: 'ddddddd', isDirty: false });
  const statement = { ...by, app: 'jobs', version: 'v4', manifest: null, redirect: null, isDirty: true };
  const { privateKey } = generateKeyPairSync('ed25519');
  const proof = signStatement({ ...statement, verb: 'publish', site: 'http://site.test' }, privateKey);
  expect(await activated('v4', proof)).toMatchObject({ who: 'ana', commit: by.commit, isDirty: true });
});

it('a start from a copy without git does not hide the commit that is known', async () => {
  await deploy('jobs', 'v3', [], { ...by, commit: 'aaaaaaa' });
  await deploy('jobs', 'v4');
  await deploy('jobs', 'v3', [], { ...by, commit: 'unknown' });
  await deploy('jobs', 'v4');
  expect((await rollback(store, 'jobs', by)).event).toMatchObject({ version: 'v3', commit: 'aaaaaaa' });
});

it('of two rollbacks of one app the second is rejected where it read what the first replaced, else goes forward again', async () => {
  const outcomes = await Promise.allSettled([rollback(store, 'jobs', by), rollback(store, 'jobs', by)]);
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const entered = (await readHistory(store)).filter(({ event }) => event.action === 'rollback').length;
  expect(done).toBeGreaterThan(0);
  expect(entered).toBe(done);
  expect((await readRegistry(store)).apps.jobs?.version).toBe(done === 1 ? 'v1' : 'v2');
});

it('a rollback brings back a section that had a canary when it was taken down', async () => {
  await enterCanary(store, sampleRelease({ name: 'jobs', version: 'v3' }), 10, by);
  await takeDown(store, 'jobs', null, by);
  await rollback(store, 'jobs', by);
  expect((await readRegistry(store)).apps.jobs).toMatchObject({ version: 'v2', previous: ['v1'] });
  expect((await readRegistry(store)).apps.jobs).not.toHaveProperty('removed');
});

it('a canary has to wait for that of another section, and not for an earlier one of its own', async () => {
  const enter = (name: string, version: string) => enterCanary(store, sampleRelease({ name, version }), 10, by);
  await enter('jobs', 'v3');
  await expect(enter('about', 'v3')).rejects.toThrow('A canary of jobs runs, and one runs at a time');
  await enter('jobs', 'v4');
  await rollback(store, 'jobs', by);
  await enter('about', 'v3');
  expect((await readRegistry(store)).apps).toMatchObject({
    jobs: { version: 'v2' },
    about: { canary: { version: 'v3' } },
  });
});

it('a rollback soon after the site has withdrawn a canary by itself is refused: it was meant for the canary', async () => {
  const canary = sampleRelease({ name: 'jobs', version: 'v3' });
  await enterCanary(store, canary, 10, by);
  await withdrawCanary(store, canary, bySite('3 errors'));
  await expect(rollback(store, 'jobs', by)).rejects.toThrow(
    'The site itself withdrew the canary v3 of jobs: 3 errors. jobs v2 is live as before',
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * minute });
  expect((await rollback(store, 'jobs', by)).apps.jobs?.version).toBe('v1');
});

it('a second rollback after that of a canary takes back the live release', async () => {
  await enterCanary(store, sampleRelease({ name: 'jobs', version: 'v3' }), 10, by);
  expect((await rollback(store, 'jobs', by)).apps.jobs?.version).toBe('v2');
  expect((await rollback(store, 'jobs', by)).apps.jobs?.version).toBe('v1');
});

it.each([
  ['itself', '/jobs'],
  ['itself, in English', '/en/jobs/x?a=b'],
  ['itself, in another spelling', '/x/../Jobs'],
  ['itself, written with an escape', '/%65n/%6Aobs/x'],
  ['a section that is taken down already', '/about/x'],
])('taking down a section is refused if its redirect leads to %s', async (_, redirect) => {
  for (const name of ['jobs', 'about']) await deploy(name, 'v3', [`/${name}`]);
  await takeDown(store, 'about', '/jobs', by);
  await expect(takeDown(store, 'jobs', redirect, by)).rejects.toThrow(`${redirect} leads nowhere: it belongs to `);
  expect((await readRegistry(store)).apps.jobs?.removed).toBeUndefined();
});

it.each([
  ['an unknown app', 'archive', 'archive was never live here: there is nothing to go back to.'],
  ['an app without an earlier release', 'new', 'new has no earlier release to go back to.'],
])('a rollback of %s is refused in one sentence', async (_, name, sentence) => {
  await deploy('new', 'v1');
  await expect(rollback(store, name, by)).rejects.toThrow(sentence);
});

it.each([
  ['archive', 'archive was never live here: there is nothing to take down.'],
  ['shell', 'The shell cannot be taken down: every page stands in it.'],
])('taking down %s is refused in one sentence', async (name, sentence) => {
  await deploy('shell', 'v1');
  await expect(takeDown(store, name, null, by)).rejects.toThrow(sentence);
});
