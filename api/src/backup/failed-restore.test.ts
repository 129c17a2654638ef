import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { full } from '@ofgc/shared/testing/full.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, startDeadline, type TestDatabase } from '../testing/test-api.ts';
import type { BackupPart, BackupSource } from './backup-file.ts';
import { loadBackup } from './load.ts';

let target: TestDatabase;
let folder: string;
beforeEach(async () => {
  target = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ofgc-restored-'));
}, startDeadline);
afterEach(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

const head = { migration: '0084-newsletter-links-of-older-machines', madeAt: '2026-11-20T12:00:00Z' };
const message = {
  id: 7,
  reference: 'C-1',
  department_key: 'press',
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'Año',
  message: 'Fin',
  lang: 'es',
  fingerprint: 'x',
  created_at: '2026-11-20T12:00:00.123Z',
};
const parts: BackupPart[] = [
  { table: 'contact_messages', rows: 1 },
  { row: JSON.stringify(message) },
  { file: '00000001.json', text: '{}' },
];
const restore = (source: Partial<BackupSource> = {}) => loadBackup(target.database, folder, { head, parts, ...source });

describe('a restoring that fails leaves nothing, so that it can be tried again,', () => {
  it(
    'when the backup ends before its end, or the next migration fails',
    { ...full, timeout: startDeadline },
    async () => {
      function* broken(): Generator<BackupPart> {
        yield* parts;
        throw new Error('the disk is gone');
      }
      await expect(restore({ parts: broken() })).rejects.toThrow('the disk is gone');
      // A backup of an older version, whose next migration fails because something it creates exists already.
      const older = { ...head, migration: '0082-search-words-alone' };
      await sql`create sequence newsletter_tokens`.execute(target.database);
      await expect(restore({ head: older })).rejects.toThrow('already exists');
      await sql`drop sequence newsletter_tokens`.execute(target.database);
      expect(await restore({ head: older })).toEqual({ tables: 1, rows: 1, waitingEmails: 0, waitingPlaces: [] });
    },
  );

  it(
    'when the registry cannot be written',
    async () => {
      const registry = join(folder, 'releases/registry');
      const long = { file: `${'2'.repeat(300)}.json`, text: '{}' };
      await expect(restore({ parts: [...parts, long] })).rejects.toThrow(
        `${registry} could not be written (ENAMETOOLONG): nothing is restored, and it can be tried again.`,
      );
      expect(await readdir(registry)).toEqual([]);
      await rm(join(folder, 'releases'), { recursive: true });
      await writeFile(join(folder, 'releases'), 'no folder');
      await expect(restore()).rejects.toThrow('could not be written');
      await rm(join(folder, 'releases'));
      expect(await restore()).toEqual({ tables: 1, rows: 1, waitingEmails: 0, waitingPlaces: [] });
      expect(await readdir(registry)).toEqual(['00000001.json']);
    },
    startDeadline,
  );
});
