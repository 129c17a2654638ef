import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeBackup } from './backup-file.ts';

it.each([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'this user may use no more of the disk'],
])('a backup that meets %s says so in one sentence and leaves no draft', async (code, reason) => {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'backup.gz');
  const head = { migration: '0001', madeAt: '2026-11-20T12:00:00.000Z' };
  async function* parts() {
    yield { table: 'works', rows: 1 };
    throw Object.assign(new Error(`${code}: write`), { code });
  }
  await expect(writeBackup(file, { head, parts: parts() })).rejects.toThrow(
    new Error(`${file} was not written: ${reason}.`),
  );
  expect(await readdir(folder)).toEqual([]);
});
