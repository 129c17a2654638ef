import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-release.ts';
import { readRelease, releaseFolder, writeJson } from './store.ts';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-store-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

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

it('a file whose new content cannot be written stays as it was, and nothing else is left', async () => {
  const file = join(store, 'quarantine.json');
  await writeFile(file, 'before');
  // It fails where a full disk does: when the draft is open.
  await expect(writeJson(file, { since: 1n })).rejects.toThrow('BigInt');
  expect(await readdir(store)).toEqual(['quarantine.json']);
  expect(await readFile(file, 'utf8')).toBe('before');
});
