import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeOnce } from './write-once.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-once-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writeOnce makes a file and its folder once', async () => {
  const path = join(folder, 'sounds', 'a.wav');
  await writeOnce(path, () => Buffer.from('first'));
  await writeOnce(path, () => Buffer.from('second'));
  expect(await readFile(path, 'utf8')).toBe('first');
});

it('writeOnce makes a file again that a power cut left empty', async () => {
  const path = join(folder, 'a');
  await writeFile(path, '');
  await writeOnce(path, () => Buffer.from('whole'));
  expect(await readFile(path, 'utf8')).toBe('whole');
});

it('writeOnce leaves one whole file when several make it at once, and none when making it fails', async () => {
  await Promise.all(['one', 'two', 'six'].map((text) => writeOnce(join(folder, 'a'), () => Buffer.from(text))));
  await expect(writeOnce(join(folder, 'b'), () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
  expect(await readdir(folder)).toEqual(['a']);
  expect((await readFile(join(folder, 'a'))).length).toBe(3);
});

it('writeOnce leaves no unfinished file when the name is taken by a folder', async () => {
  const path = join(folder, 'a');
  const written = writeOnce(path, async () => {
    await mkdir(join(path, 'inside'), { recursive: true });
    return Buffer.from('text');
  });
  await expect(written).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['a']);
});
