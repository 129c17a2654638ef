import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { releaseIntegrity } from '../../releases/store/release-files.ts';
import { releaseFolder, writeJson } from '../../releases/store/store.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { type LoadedRemote, loadRemote } from './loaded-release.ts';
import { findUnreadableModule } from './unreadable-module.ts';

let store: string;
let serial = 0;
useTestFolder((folder) => void (store = folder), beforeAll);

/** Stores a release with these modules of the server. @returns its version */
async function storeModules(modules: Record<string, string> | undefined, manifest?: string): Promise<string> {
  const version = `v${serial++}`;
  const folder = releaseFolder(store, 'jobs', version);
  if (modules) {
    for (const side of ['browser', 'server']) await mkdir(join(folder, side), { recursive: true });
    for (const [file, code] of Object.entries(modules)) await writeFile(join(folder, 'server', file), code);
    const release = sampleRelease({ name: 'jobs', version, integrity: await releaseIntegrity(folder) });
    await writeJson(join(folder, 'release.json'), release);
  }
  if (manifest !== undefined) await writeFile(join(folder, 'release.json'), manifest);
  return version;
}

/** @param onEnter happens when its code is entered @returns what was loaded, or why it was not */
function load(version: string, onEnter = () => {}): Promise<LoadedRemote> {
  const entry = { version, mounts: [], slots: [], previous: [] };
  const enter = async <Result>(run: () => Promise<Result>) => {
    onEnter();
    return run();
  };
  return loadRemote({ store, name: 'jobs', entry, enter });
}

const failureOf = async (...[version, onEnter]: Parameters<typeof load>) => (await load(version, onEnter)).failure;

it.each<[string, Record<string, string> | undefined, string | undefined, string]>([
  ['is not there', undefined, undefined, 'is not on this machine'],
  ['has half a manifest', {}, '{"name":', 'its release.json cannot be read'],
  ['has another manifest', {}, '{}', 'its release.json cannot be read'],
  [
    'changes what is frozen',
    { 'main.js': 'Object.freeze({ a: 1 }).a = 2;' },
    undefined,
    'it changes "a": what the API answers and all sections share is frozen, a copy of it may be changed (server/main.js:1:27)',
  ],
  [
    'exports nothing',
    { 'main.js': '' },
    undefined,
    'its module exports no `remote` with routes, slots, mounts and locales',
  ],
])('a release that %s is not loaded, for a reason that its team can read', async (_, modules, manifest, failure) =>
  expect(await failureOf(await storeModules(modules, manifest))).toBe(failure),
);

it('a release’s code is entered once its files have been read, and not where they are not what was built', async () => {
  const main = 'export const remote = { name: "jobs", routes: [], mounts: [], slots: {}, locales: {}, warmUp: [] };';
  const [good, damaged] = [
    await storeModules({ 'main.js': main, 'other.js': '' }),
    await storeModules({ 'main.js': '' }),
  ];
  const fileOf = (version: string, file: string) => join(releaseFolder(store, 'jobs', version), 'server', file);
  const entered = vi.fn(() => writeFileSync(fileOf(good, 'other.js'), 'is no longer read'));
  expect(await failureOf(good, entered)).toBeUndefined();
  await writeFile(fileOf(damaged, 'main.js'), main);
  expect(await failureOf(damaged, entered)).toBe('server/main.js is not what was built');
  expect(entered).toHaveBeenCalledOnce();
});

it.each([
  { code: 'EMFILE', syscall: 'open', message: 'EMFILE: too many open files' },
  { code: 'ERR_INVALID_PACKAGE_CONFIG', message: 'Cannot read package config /package.json: too many open files.' },
])('a release whose modules the system does not read ($code) is not at fault', async (error) => {
  const version = await storeModules({ 'main.js': '' });
  const loaded = await load(version, () => {
    throw Object.assign(new Error(error.message), error);
  });
  expect(loaded).toMatchObject({ code: error.code, failure: `this machine cannot read its files (${error.code})` });
});

it('a release whose code throws an error with the code of a system’s error is at fault', async () => {
  const version = await storeModules({ 'main.js': "throw Object.assign(new Error('my own'), { code: 'EMFILE' });" });
  const { code, failure } = await load(version);
  expect([code, failure]).toEqual([undefined, 'my own (server/main.js:1:21)']);
});

it('a module that is no JavaScript is found by its file and line', async () => {
  const folder = await mkdtemp(join(store, 'parsed-'));
  await writeFile(join(folder, 'good.js'), "import './main.js';\nthrow new Error('it is not run');");
  expect(await findUnreadableModule(folder)).toBeUndefined();
  await writeFile(join(folder, 'main.js'), "import './good.js';\n\nexport const remote = {");
  expect(await findUnreadableModule(folder)).toBe('server/main.js:3');
});
