import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { sourceVersion } from '../build/source-version.ts';
import { releaseApp } from './release-app.ts';
import type { Release } from '../release.schema.ts';
import { releaseFolder, writeJson } from '../store/store.ts';

let store: string;
let release: Release;
beforeEach(async () => {
  store = await testFolder();
  release = await storeSampleRelease(store, 'built');
  await mkdir(join(store, 'builds'));
  const record = join(store, 'builds', `education-${sourceVersion('mfe-education')}.json`);
  await writeJson(record, { version: release.version });
});
const make = () => releaseApp(store, store, 'mfe-education');

it('takes a release of the same sources that is in the store', async () => {
  expect(await make()).toEqual(release);
});

it('builds the same sources again where their release is damaged', async () => {
  await writeFile(join(releaseFolder(store, 'education', release.version), 'server/main.js'), 'half of');
  // There are no sources in this folder: the build fails, and so it was begun.
  await expect(make()).rejects.toThrow('mfe-education does not build');
});

it('takes no release whose sources changed while they were built, now or later', async () => {
  const making = releaseApp(store, store, 'mfe-education', '000000000000', async () => release);
  await expect(making).rejects.toThrow('mfe-education: its sources changed while they were built');
  expect(await readdir(join(store, 'builds'))).toEqual([`education-${sourceVersion('mfe-education')}.json`]);
});
