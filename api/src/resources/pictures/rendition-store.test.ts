import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RenditionStore } from './rendition-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renditions-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('RenditionStore makes a rendition once for all requests', async () => {
  const store = new RenditionStore({ folder });
  let made = 0;
  const make = async () => Buffer.from(`number ${++made}`);
  await Promise.all([1, 2, 3].map(() => store.keep('key/a.webp', make)));
  await store.keep('key/a.webp', make);
  expect(made).toBe(1);
  expect(await readFile(join(folder, 'key/a.webp'), 'utf8')).toBe('number 1');
});

it('RenditionStore keeps nothing of a failed rendition, and tries again', async () => {
  const store = new RenditionStore({ folder });
  await expect(store.keep('a.webp', () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(await readdir(folder)).toEqual([]);
  await store.keep('a.webp', async () => Buffer.from('whole'));
  expect(await readFile(join(folder, 'a.webp'), 'utf8')).toBe('whole');
});

it('RenditionStore makes a rendition again of which a power cut left an empty file', async () => {
  await writeFile(join(folder, 'a.webp'), '');
  await new RenditionStore({ folder }).keep('a.webp', async () => Buffer.from('whole'));
  expect(await readFile(join(folder, 'a.webp'), 'utf8')).toBe('whole');
});

it('RenditionStore removes the older half of its files when the folder is full', async () => {
  const store = new RenditionStore({ folder, mostBytes: 1_000 });
  for (const name of ['a', 'b', 'c', 'd']) await store.keep(`${name}.avif`, async () => Buffer.alloc(300));
  const kept = await readdir(folder);
  expect(kept.length).toBeLessThanOrEqual(2);
  expect(kept).toContain('d.avif');
});
