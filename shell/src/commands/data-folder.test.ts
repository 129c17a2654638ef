import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

let folder: string;
useTestFolder((made) => {
  folder = made;
  writeFileSync(join(folder, 'file'), '');
}, beforeAll);

it('the data folder is created with its parent folders, and left empty', () => {
  const path = join(folder, 'a/b/c');
  prepareDataFolder(path);
  prepareDataFolder(path);
  expect(readdirSync(path)).toEqual([]);
});

it('a data folder that cannot be created is reported in one sentence', () => {
  symlinkSync(join(folder, 'circle'), join(folder, 'circle'));
  const odd = ['file/inside', 'file', 'circle', 'circle/inside', 'x'.repeat(300), 'x/'.repeat(3_000)];
  for (const path of [...odd.map((name) => join(folder, name)), '/dev/null'])
    expect(() => prepareDataFolder(path)).toThrow(/^The data folder \S+ cannot be written \(E\w+\): .+\.$/);
});

it.each([
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'this user may use no more of the disk'],
])('a data folder on a disk that takes nothing (%s) is reported without advice about rights', (code, reason) => {
  const refuse = () => {
    throw Object.assign(new Error(code), { code, syscall: 'open' });
  };
  const path = join(folder, code);
  expect(() => prepareDataFolder(path, refuse)).toThrow(
    new Error(`The data folder ${path} cannot be written (${code}): ${reason}.`),
  );
});

it.runIf(existsSync('/proc/self'))('a data folder that the file system refuses is reported in one sentence', () => {
  expect(() => prepareDataFolder('/proc/nothing/here')).toThrow('The data folder /proc/nothing/here cannot be written');
});
