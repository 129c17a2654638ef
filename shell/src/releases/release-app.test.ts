import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSampleRelease } from '../testing/stored-release.ts';
import { sourceVersion } from './build/source-version.ts';
import { releaseApp } from './release-app.ts';
import type { Release } from './release.schema.ts';
import { findDamage } from './store/release-files.ts';
import { releaseFolder, writeJson } from './store/store.ts';

const builds = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./build/build-app.ts', async (importOriginal) => ({ ...(await importOriginal<object>()), withBuild: builds }));

let store: string;
let release: Release;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-release-app-'));
  release = await storeSampleRelease(store, 'built');
  builds.mockReset().mockImplementation(() => storeSampleRelease(store, 'built'));
  await mkdir(join(store, 'builds'));
  const record = join(store, 'builds', `education-${sourceVersion('mfe-education')}.json`);
  await writeJson(record, { version: release.version });
});
afterEach(() => rm(store, { recursive: true, force: true }));
const make = () => releaseApp(store, store, 'mfe-education');

it('takes a release of the same sources that is in the store', async () => {
  expect(await make()).toEqual(release);
  expect(builds).not.toHaveBeenCalled();
});

it('builds the same sources again where their release is damaged', async () => {
  const folder = releaseFolder(store, 'education', release.version);
  await writeFile(join(folder, 'server/main.js'), 'half of');
  const again = await make();
  expect(again.version).toBe(release.version);
  expect(await findDamage(folder, again)).toBeNull();
});
