import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { privateFolder } from './private-folder.ts';

it.skipIf(process.platform === 'win32')('privateFolder makes a folder private, also one that is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'private-'));
  await mkdir(join(folder, 'there'), { mode: 0o755 });
  for (const name of ['there', 'new']) {
    privateFolder(join(folder, name));
    expect(((await stat(join(folder, name))).mode & 0o777).toString(8)).toBe('700');
  }
  await rm(folder, { recursive: true });
});

// Linux lets nobody change the modes of these folders: the first is closed to other accounts, the second open.
it.runIf(existsSync('/proc/self/fd'))('privateFolder leaves a closed folder as it is, and names an open one', () => {
  expect(() => privateFolder('/proc/self/fd')).not.toThrow();
  expect(() => privateFolder('/proc/self')).toThrow('/proc/self is open to other accounts of this machine');
});
