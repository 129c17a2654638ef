import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { describe, expect, it, vi } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { findDamage, findDamageOf } from './release-files.ts';
import { placeRelease, readRelease, releaseFolder, writeJson } from './store.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

describe('reading a release', () => {
  it('returns the release in its folder', async () => {
    await mkdir(releaseFolder(store, 'education', 'v1'), { recursive: true });
    await writeJson(join(store, 'education/v1/release.json'), sampleRelease());
    expect(await readRelease(store, 'education', 'v1')).toEqual(sampleRelease());
    expect(await readFile(join(store, 'education/v1/release.json'), 'utf8')).toMatch(/\n$/);
  });

  it('throws if the release is missing or incomplete', async () => {
    await expect(readRelease(store, 'education', 'v1')).rejects.toThrow(/ENOENT/);
    await mkdir(releaseFolder(store, 'education', 'v1'), { recursive: true });
    await writeJson(join(store, 'education/v1/release.json'), { name: 'education' });
    await expect(readRelease(store, 'education', 'v1')).rejects.toThrow();
  });
});

it('a release is moved to its place when its files and folders are on the disk', async () => {
  const draft = join(store, 'jobs/draft');
  await mkdir(join(draft, 'server'), { recursive: true });
  for (const file of ['release.json', 'server/main.js']) await writeFile(join(draft, file), '{}');
  const handle = await open(join(draft, 'release.json'));
  await handle.close();
  const syncedBefore: boolean[] = [];
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync').mockImplementation(async () => {
    syncedBefore.push(existsSync(draft));
  });
  await placeRelease(draft, join(store, 'jobs/v1'));
  sync.mockRestore();
  // Two files and two folders, then the folder with the new name in it.
  expect(syncedBefore).toEqual([true, true, true, true, false]);
  expect(await readdir(join(store, 'jobs/v1'))).toEqual(['release.json', 'server']);
});

it('the release that was there stays if the system cannot put another in its place', async () => {
  // No folder can be moved into itself: so the second of two moves fails, after the old release was moved away.
  const draft = join(store, 'jobs/draft');
  const target = join(draft, 'v1');
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'release.json'), '{}');
  await expect(placeRelease(draft, target)).rejects.toThrow('EINVAL');
  expect(await readdir(target)).toEqual(['release.json']);
  expect(await readdir(join(store, 'jobs'))).toEqual(['draft']);
});

it('the release that was there stays if another program holds the one that is to take its place', async () => {
  const [draft, target] = [join(store, 'jobs/draft'), join(store, 'jobs/v1')];
  for (const [folder, file] of [
    [draft, 'new.json'],
    [target, 'old.json'],
  ] as const) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, file), '{}');
  }
  // What Windows says then; it says the same where another process was first.
  const held = Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  const move: typeof rename = async (from, to) => {
    if (from === draft) throw held;
    await rename(from, to);
  };
  await expect(placeRelease(draft, target, move)).rejects.toBe(held);
  expect(await readdir(target)).toEqual(['old.json']);
  const secondOfTwo: typeof rename = async (from, to) => {
    if (from === target) throw held;
    await move(from, to);
  };
  await placeRelease(draft, target, secondOfTwo);
  expect(await readdir(target)).toEqual(['old.json']);
});

it('only what is missing is damage: a file that the system cannot read may be whole', async () => {
  const release = sampleRelease({ integrity: { 'server/main.js': 'sha384-def' } });
  for (const side of ['browser', 'server']) await mkdir(join(store, side));
  const found = () => Promise.all([findDamage(store, release), findDamageOf('server', store, release)]);
  expect(await found()).toEqual(['server/main.js is missing', 'server/main.js is missing']);
  // A link to itself: what the system then says is no answer about a file.
  await symlink('main.js', join(store, 'server/main.js'));
  await expect(findDamage(store, release)).rejects.toMatchObject({ code: 'ELOOP' });
  await expect(findDamageOf('server', store, release)).rejects.toMatchObject({ code: 'ELOOP' });
});

it('a file whose new content cannot be written stays as it was, and nothing else is left', async () => {
  const file = join(store, 'quarantine.json');
  await writeFile(file, 'before');
  // It fails where a full disk does: when the draft is open.
  await expect(writeJson(file, { since: 1n })).rejects.toThrow('BigInt');
  expect(await readdir(store)).toEqual(['quarantine.json']);
  expect(await readFile(file, 'utf8')).toBe('before');
});
