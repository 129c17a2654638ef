import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { browserTrial, readTrial } from '../../releases/gate/trial/trial-records.ts';
import { resetRegistry } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import { filesHash } from '../../releases/signed/files-hash.ts';
import type { Statement } from '../../releases/signed/signed-request.ts';
import { releaseFolder } from '../../releases/store/store.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import type { Authorised } from './authorise.ts';
import { saveCheck } from './save-check.ts';

let store: string;
let release: Release;
beforeEach(async () => {
  store = await testFolder();
  release = await storeSampleRelease(store, 'one');
  await resetRegistry(store, [sampleRelease({ name: 'shell', version: 'shell1' }), release]);
});

const check = (differences: Partial<Statement> = {}) => {
  const statement = {
    app: 'education',
    version: release.version,
    files: filesHash(release),
    why: '12 pages',
    ...differences,
  };
  return saveCheck(store, createMemoryDatabase(), { statement, proof: { text: '', signature: '' } } as Authorised);
};
const saved = async () => (await readTrial(store, release, browserTrial('shell1')))?.notes[0];

it('keeps what was seen, also of a build of equal sources at another time, from another commit', async () => {
  const manifest = join(releaseFolder(store, 'education', release.version), 'release.json');
  const other = {
    ...(JSON.parse(await readFile(manifest, 'utf8')) as Release),
    commit: '7a90792',
    builtAt: '2026-11-21T09:00:00Z',
  };
  await writeFile(manifest, JSON.stringify(other));
  await check();
  expect(await saved()).toBe('12 pages');
});

it('counts for the shell in which the release was looked at, not for one that went live since', async () => {
  await check({ shell: 'shell0' });
  expect(await saved()).toBeUndefined();
  expect((await readTrial(store, release, browserTrial('shell0')))?.notes[0]).toBe('12 pages');
});

it('writes nothing outside the trials’ folder, whatever is signed as the shell’s name', async () => {
  const before = await readdir(store);
  await expect(check({ shell: 'x/../../quarantine.x' })).rejects.toThrow('is no release of the shell');
  expect(await readdir(store)).toEqual(before);
});

it.each([
  ['other files', { files: 'f'.repeat(64) }],
  ['no files', { files: undefined }],
  ['a release that is not here', { version: 'abcdefabcdef' }],
])('refuses a check of %s', async (_, differences) => {
  await expect(check(differences)).rejects.toThrow('What was looked at is not the release that is here.');
  expect(await saved()).toBeUndefined();
});
