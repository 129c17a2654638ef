import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openTestDatabase, startDeadline, startTestApi, type TestApi } from '../testing/test-api.ts';
import { type Backup, readBackup, writeBackup } from './backup-file.ts';
import { dump } from './dump.ts';
import { load } from './load.ts';

let test: TestApi;
let folder: string;
let backup: Backup;
let bytes: Buffer;

beforeAll(async () => {
  test = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'ofgc-backup-'));
  await mkdir(join(folder, 'releases/registry'), { recursive: true });
  await writeFile(join(folder, 'releases/registry/00000001.json'), '{"number":1,"apps":{}}\n');
  await writeFile(join(folder, 'releases/registry/00000002.json.7-0.draft'), 'half');
  await test.database
    .insertInto('contactMessages')
    .values({
      reference: 'C-1',
      departmentKey: 'press',
      name: 'Ñandú “Ana”\n\\',
      email: 'ana@example.com',
      subject: 'Año',
      message: '€ 😀 \t fin',
      lang: 'es',
      fingerprint: 'x',
      createdAt: new Date('2026-11-20T12:00:00.123Z'),
    })
    .execute();
  await test.database
    .updateTable('events')
    .set({ title: JSON.stringify({ es: 'Por SQL' }) })
    .where('id', '=', 36)
    .execute();
  backup = await dump(test.database, folder);
  bytes = writeBackup(backup);
}, startDeadline);
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it(
    'restored into an empty database and folder is the same, to the last row',
    async () => {
      const target = await openTestDatabase();
      const empty = await mkdtemp(join(tmpdir(), 'ofgc-restored-'));
      await load(target.database, empty, readBackup(bytes, 'file'));
      const again = await dump(target.database, empty);
      expect([...again.tables.keys()]).toEqual([...backup.tables.keys()]);
      for (const [table, rows] of backup.tables)
        expect(again.tables.get(table)?.toSorted(), table).toEqual(rows.toSorted());
      expect([...again.registry]).toEqual([...backup.registry]);
      expect(await readdir(join(empty, 'releases/registry'))).toEqual(['00000001.json']);

      // What is written next gets a number of its own, and lists are those of the restored content.
      const next = {
        departmentKey: 'press',
        name: 'B',
        email: 'b@example.com',
        subject: 'x',
        message: 'x',
        lang: 'es',
      } as const;
      const { id } = await target.database
        .insertInto('contactMessages')
        .values({ ...next, reference: 'C-2', fingerprint: 'y', createdAt: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(id).toBe(2);
      const listed = await sql<{ count: number }>`select count(*)::int as count from event_listing`.execute(
        target.database,
      );
      expect(listed.rows[0]?.count).toBeGreaterThan(10);

      await expect(load(target.database, empty, backup)).rejects.toThrow(/^The database is not empty: .+\.$/);
      await target.close();
      await rm(empty, { recursive: true });
    },
    startDeadline,
  );

  it('has everything that visitors sent and all content, and no table is left out', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
      test.database,
    );
    expect([...backup.tables.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    expect(backup.tables.get('contact_messages')).toHaveLength(1);
    expect(backup.tables.get('events')?.join('')).toContain('Por SQL');
  });

  it('goes into no folder that has releases already, and then nothing is written', async () => {
    const target = await openTestDatabase();
    await expect(load(target.database, folder, backup)).rejects.toThrow(/registry is not empty: .+\.$/);
    const { rows } = await sql`select 1 from information_schema.tables where table_schema = 'public'`.execute(
      target.database,
    );
    expect(rows).toEqual([]);
    await target.close();
  });
});

describe('a file that is no backup', () => {
  const changed = (change: (text: string) => string) => gzipSync(change(gunzipSync(bytes).toString('utf8')));
  it.each<[string, () => Buffer, string]>([
    ['a text', () => Buffer.from('hello'), 'f is no backup of this site.'],
    ['nothing', () => Buffer.alloc(0), 'f is no backup of this site.'],
    ['another gzipped file', () => gzipSync('{"a":1}\n'), 'f is no backup of this site.'],
    ['half of one', () => bytes.subarray(0, bytes.length / 2), 'f is damaged: it is not whole.'],
    [
      'one without its end',
      () => changed((text) => text.slice(0, text.lastIndexOf('{'))),
      'f is damaged: it is not what was written.',
    ],
    [
      'one that was edited',
      () => changed((text) => text.replace('Por SQL', 'Por NADIE')),
      'f is damaged: it is not what was written.',
    ],
    [
      'one of a newer form',
      () => changed((text) => text.replace('"version":1', '"version":2')),
      'f was made by a newer version of the site.',
    ],
  ])('is refused with one sentence: %s', (_, file, sentence) => {
    expect(() => readBackup(file(), 'f')).toThrow(new Error(sentence));
  });

  it(
    'or of a newer database, is refused before anything is written',
    async () => {
      const target = await openTestDatabase();
      await expect(
        load(target.database, '/nowhere', { ...backup, registry: new Map(), migration: '9999-later' }),
      ).rejects.toThrow(/^The data is of a newer version of the site \(9999-later\): .+\.$/);
      await migrate(target.database);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(target.database);
      await expect(migrate(target.database)).rejects.toThrow(/^The data is of a newer version of the site/);
      await target.close();
    },
    startDeadline,
  );
});

it('reads what it writes', async () => {
  expect(await readFile(join(folder, 'releases/registry/00000001.json'), 'utf8')).toBe(
    readBackup(bytes, 'f').registry.get('00000001.json'),
  );
});
