import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it } from 'vitest';
import { releaseIntegrity } from '../../releases/store/release-files.ts';
import { releaseFolder, writeJson } from '../../releases/store/store.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { loadRemote } from './loaded-release.ts';
import { findUnreadableModule } from './unreadable-module.ts';

let store: string;
let serial = 0;
useTestFolder((folder) => void (store = folder), beforeAll);

/** Stores a release with these modules of the server, and loads it. */
async function failureOf(modules: Record<string, string> | undefined, manifest?: string) {
  const version = `v${serial++}`;
  const folder = releaseFolder(store, 'jobs', version);
  if (modules) {
    for (const side of ['browser', 'server']) await mkdir(join(folder, side), { recursive: true });
    for (const [file, code] of Object.entries(modules)) await writeFile(join(folder, 'server', file), code);
    const release = sampleRelease({ name: 'jobs', version, integrity: await releaseIntegrity(folder) });
    await writeJson(join(folder, 'release.json'), release);
  }
  if (manifest !== undefined) await writeFile(join(folder, 'release.json'), manifest);
  return (await loadRemote(store, 'jobs', { version, mounts: [], slots: [], previous: [] })).failure;
}

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
  expect(await failureOf(modules, manifest)).toBe(failure),
);

it('a module that is no JavaScript is found by its file and line', async () => {
  const folder = await mkdtemp(join(store, 'parsed-'));
  await writeFile(join(folder, 'good.js'), "import './main.js';\nthrow new Error('it is not run');");
  expect(await findUnreadableModule(folder)).toBeUndefined();
  await writeFile(join(folder, 'main.js'), "import './good.js';\n\nexport const remote = {");
  expect(await findUnreadableModule(folder)).toBe('server/main.js:3');
});
