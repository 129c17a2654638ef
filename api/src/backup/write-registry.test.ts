import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, startDeadline, type TestDatabase } from '../testing/test-api.ts';
import type { BackupPart } from './backup-file.ts';
import { loadBackup } from './load.ts';

let target: TestDatabase;
let folder: string;
beforeAll(async () => {
  target = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ofgc-restored-'));
}, startDeadline);
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

const head = { migration: '0084-newsletter-links-of-older-machines', madeAt: '2026-11-20T12:00:00Z' };
const parts: BackupPart[] = [
  { table: 'contact_messages', rows: 0 },
  { file: '00000001.json', text: '{}' },
];
const restore = (...more: BackupPart[]) => loadBackup(target.database, folder, { head, parts: [...parts, ...more] });

it(
  'restoring a backup leaves database and folder empty when the registry cannot be written',
  async () => {
    const registry = join(folder, 'releases/registry');
    await expect(restore({ file: `${'2'.repeat(300)}.json`, text: '{}' })).rejects.toThrow(
      `${registry} could not be written (ENAMETOOLONG): nothing is restored, and it can be tried again.`,
    );
    expect(await readdir(registry)).toEqual([]);
    await rm(join(folder, 'releases'), { recursive: true });
    await writeFile(join(folder, 'releases'), 'no folder');
    await expect(restore()).rejects.toThrow('could not be written');
    await rm(join(folder, 'releases'));
    expect(await restore()).toEqual({ tables: 1, rows: 0 });
    expect(await readdir(registry)).toEqual(['00000001.json']);
  },
  startDeadline,
);
