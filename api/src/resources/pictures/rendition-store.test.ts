import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RenditionStore } from './rendition-store.ts';
import { RenditionQueue } from './rendition-queue.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renditions-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a rendition is made once, for all who ask and for good', async () => {
  const store = new RenditionStore({ folder });
  let made = 0;
  const make = async () => Buffer.from(`number ${++made}`);
  expect(await Promise.all([1, 2, 3].map(() => store.keep('key/a.webp', make)))).toEqual([true, true, true]);
  await store.keep('key/a.webp', make);
  expect(made).toBe(1);
  expect(await readFile(join(folder, 'key/a.webp'), 'utf8')).toBe('number 1');
});

it('one that fails keeps nothing, and is tried again', async () => {
  const store = new RenditionStore({ folder });
  await expect(store.keep('a.webp', () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(await readdir(folder)).toEqual([]);
  expect(await store.keep('a.webp', async () => Buffer.from('whole'))).toBe(true);
});

it('the folder has a bound: then the half that was made first goes', async () => {
  const store = new RenditionStore({ folder, mostBytes: 1_000 });
  for (const name of ['a', 'b', 'c', 'd']) await store.keep(`${name}.avif`, async () => Buffer.alloc(300));
  const kept = await readdir(folder);
  expect(kept.length).toBeLessThanOrEqual(2);
  expect(kept).toContain('d.avif');
});

it('a queue does so many at a time, lets so many wait, and refuses the next', async () => {
  const queue = new RenditionQueue<string>({ atOnce: 1, waiting: 1 });
  const end = Promise.withResolvers<string>();
  const first = queue.do('first', () => end.promise);
  const same = queue.do('first', () => Promise.resolve('never'));
  const second = queue.do('second', () => Promise.resolve('two'));
  expect(await queue.do('third', () => Promise.resolve('three'))).toBeNull();
  end.resolve('one');
  expect(await Promise.all([first, same, second])).toEqual(['one', 'one', 'two']);
  expect(await queue.do('third', () => Promise.resolve('three'))).toBe('three');
});
