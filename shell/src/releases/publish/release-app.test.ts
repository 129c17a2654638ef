import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { sourceVersion } from '../build/source-version.ts';
import { releaseApp, releaseCurrent } from './release-app.ts';
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
const make = () => releaseCurrent(store, store, 'mfe-education');

it('takes a release of the same sources that is in the store', async () => {
  expect(await make()).toEqual({ sources: sourceVersion('mfe-education'), release });
});

it('builds the same sources again where their release is damaged', async () => {
  await writeFile(join(releaseFolder(store, 'education', release.version), 'server/main.js'), 'half of');
  // There are no sources in this folder: so the build cannot be started.
  await expect(make()).rejects.toThrow('mfe-education: the build could not be started');
});

it('takes no release whose sources changed while they were built, now or later', async () => {
  const making = releaseApp(store, store, 'mfe-education', {
    sources: '000000000000',
    make: async () => release,
  });
  await expect(making).rejects.toThrow('mfe-education: its sources changed while they were built');
  expect(await readdir(join(store, 'builds'))).toEqual([`education-${sourceVersion('mfe-education')}.json`]);
});

describe('sources that change while they are built', () => {
  const root = join(import.meta.dirname, '../../../..');
  let folder: string;
  let page: string;
  beforeEach(async () => {
    folder = relative(root, join(store, 'mfe-edited'));
    page = join(store, 'mfe-edited/src/Page.tsx');
    await mkdir(dirname(page), { recursive: true });
    for (const file of ['rspack.config.ts', 'package.json', 'src/Page.tsx'])
      await writeFile(join(store, 'mfe-edited', file), 'before');
  });

  it('are built again', async () => {
    const build = vi
      .fn(async () => release)
      .mockImplementationOnce(async () => {
        await writeFile(page, 'after');
        return release;
      });
    expect(await releaseCurrent(store, store, folder, build)).toEqual({ sources: sourceVersion(folder), release });
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('are no release if each build is disturbed', async () => {
    let edits = 0;
    const build = vi.fn(async () => {
      await writeFile(page, `edit ${edits++}`);
      return release;
    });
    await expect(releaseCurrent(store, store, folder, build)).rejects.toThrow('changed while they were built');
    expect(build).toHaveBeenCalledTimes(3);
  });

  it('are not built again if they do not build and nobody edits them', async () => {
    const build = vi.fn().mockRejectedValue(new Error('does not build'));
    await expect(releaseCurrent(store, store, folder, build)).rejects.toThrow('does not build');
    expect(build).toHaveBeenCalledOnce();
  });
});
