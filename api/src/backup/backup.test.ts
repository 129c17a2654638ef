import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { full } from '@ofgc/shared/testing/full.ts';
import { migrate } from '../database/migrate.ts';
import { nextAlertId } from '../resources/office-alerts/save.ts';
import { contents, inMemory, type BackupInMemory } from '../testing/backup-in-memory.ts';
import { addCentre, register } from '../testing/school-area/sample-registration.ts';
import { openTestDatabase, startDeadline } from '../testing/test-api.ts';
import { type BackupPart, checkBackup, readBackup, writeBackup } from './backup-file.ts';
import { dump } from './dump.ts';
import { gap, loadBackup } from './load.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const test = useTestApi();
let folder: string;
let backup: BackupInMemory;
let bytes: Buffer;
let file: string;
/** A complete backup of three tables, for tests that damage its parts: they need not read all content. */
let small: Buffer;
/** The last message number that was used before the backup was made. */
const given = 500;

function onlyTables(names: readonly string[]): BackupPart[] {
  let isMeant = false;
  return backup.parts.filter((part) => {
    if ('row' in part) return isMeant;
    isMeant = 'table' in part && names.includes(part.table);
    return isMeant;
  });
}

beforeAll(async () => {
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
  // The numbers of messages purged since, and of alerts that the office began and never saved, are used.
  await sql`select setval(pg_get_serial_sequence('contact_messages', 'id'), ${given})`.execute(test.database);
  for (const number of [100_001, 100_002]) expect(await test.database.transaction().execute(nextAlertId)).toBe(number);
  // A registration with a place, because triggers of the database count the seats.
  const reference = await register(test.database, { centreId: await addCentre(test.database) });
  await test.database
    .updateTable('schoolRegistrations')
    .set({ state: 'assigned', sessionId: 5 })
    .where('reference', '=', reference)
    .execute();
  backup = await dump(test.database, folder, inMemory);
  file = join(folder, 'site.backup');
  await writeBackup(file, backup);
  bytes = await readFile(file);
  const smallFile = join(folder, 'small.backup');
  await writeBackup(smallFile, {
    head: backup.head,
    parts: onlyTables(['contact_messages', 'events', 'performances']),
  });
  small = await readFile(smallFile);
}, startDeadline);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it(
    'is the same to the last row after it is restored into an empty database and folder',
    async () => {
      const target = await openTestDatabase();
      const empty = await mkdtemp(join(tmpdir(), 'ofgc-restored-'));
      // A server's extensions may have views in every new database.
      await sql`create view statistics_of_an_extension as select 1 as calls`.execute(target.database);
      await loadBackup(target.database, empty, { head: await checkBackup(file), parts: readBackup(file) });
      const again = contents(await dump(target.database, empty, inMemory));
      const { tables, registry } = contents(backup);
      expect([...again.tables.keys()]).toEqual([...tables.keys()]);
      for (const [table, rows] of tables) expect(again.tables.get(table)?.toSorted(), table).toEqual(rows.toSorted());
      expect([...again.registry]).toEqual([...registry]);
      expect(await readdir(join(empty, 'releases/registry'))).toEqual(['00000001.json']);

      // A new row gets a number that the site has not used, before or since the backup; lists show the restored content.
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
      expect(id).toBe(given + gap + 1);
      const alert = await target.database.transaction().execute(nextAlertId);
      expect(alert).toBe(100_002 + gap + 1);
      const listed = await sql<{ count: number }>`select count(*)::int as count from event_listing`.execute(
        target.database,
      );
      expect(listed.rows[0]?.count).toBeGreaterThan(10);
      await target.database.deleteFrom('schoolRegistrations').execute();
      const held = target.database.selectFrom('schoolSessionSeats').select('seatsHeld').where('sessionId', '=', 5);
      expect(await held.executeTakeFirst()).toEqual({ seatsHeld: 0 });

      await expect(loadBackup(target.database, empty, backup)).rejects.toThrow(/^The database is not empty: .+\.$/);
      await target.close();
      await rm(empty, { recursive: true });
    },
    startDeadline,
  );

  it('contains every table of the database, with all content and what visitors sent', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
      test.database,
    );
    const { tables } = contents(backup);
    expect([...tables.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    expect(tables.get('contact_messages')).toHaveLength(1);
    expect(tables.get('events')?.join('')).toContain('Por SQL');
  });

  it('is read a row at a time where rows may be photographs', async () => {
    const bytes = Buffer.alloc(9);
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
      await test.database.insertInto('pictureFiles').values({ name, bytes }).execute();
    const fetched: number[] = [];
    const counted = test.database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some(({ row }) => String(row).includes('.jpg"'))) fetched.push(result.rows.length);
        return result;
      },
    });
    await dump(counted, folder, inMemory);
    expect(fetched).toEqual([1, 1, 1]);
    await test.database.deleteFrom('pictureFiles').execute();
  });

  it('is not restored into a folder that has releases already, and nothing is written', async () => {
    const target = await openTestDatabase();
    await expect(loadBackup(target.database, folder, backup)).rejects.toThrow(/registry is not empty: .+\.$/);
    const { rows } = await sql`select 1 from information_schema.tables where table_schema = 'public'`.execute(
      target.database,
    );
    expect(rows).toEqual([]);
    await target.close();
  });
});

it('no backup is made of an empty database', async () => {
  const empty = await openTestDatabase();
  await expect(dump(empty.database, folder, inMemory)).rejects.toThrow(
    new Error('The database is empty: there is nothing to back up.'),
  );
  await empty.close();
});

describe('reading a backup file', () => {
  const changed = (change: (text: string) => string) => gzipSync(change(gunzipSync(small).toString('utf8')));
  const few = () => gzipSync(gunzipSync(small).toString('utf8').split('\n').slice(0, 40).join('\n'));
  const head = '{"format":"ofgc-backup","version":1,"migration":"0001","madeAt":"2026"}\n';
  const foreign = 'is no backup of this site.';
  const cut = 'is damaged: it is not whole.';
  const other = 'is damaged: it is not what was written.';
  it.each<[string, () => Buffer, string]>([
    ['a text', () => Buffer.from('hello'), foreign],
    ['nothing', () => Buffer.alloc(0), cut],
    ['a database of another kind', () => Buffer.from('SQLite format 3\0'.padEnd(4096, '\0')), foreign],
    ['an archive of PostgreSQL', () => Buffer.from('PGDMP\u0001\u000e'), foreign],
    ['another gzipped file', () => gzipSync('{"a":1}\n'), foreign],
    ['a gzipped file of one endless line', () => gzipSync(Buffer.alloc(5_000_000, 'a')), foreign],
    ['zeros that were gzipped twice', () => gzipSync(gzipSync(Buffer.alloc(5_000_000))), foreign],
    ['a backup in no gzip', () => gunzipSync(small), foreign],
    ['a head alone', () => gzipSync(head), other],
    ['half of one with all content', () => bytes.subarray(0, bytes.length / 2), cut],
    ...Array.from({ length: 9 }, (_, tenth): [string, () => Buffer, string] => [
      `${tenth + 1} tenths of one`,
      () => small.subarray(0, Math.floor((small.length * (tenth + 1)) / 10)),
      cut,
    ]),
    ['one without its last byte', () => small.subarray(0, -1), cut],
    ['one with a byte that turned', () => Buffer.from(small).fill(small[5000]! ^ 0xff, 5000, 5001), cut],
    ['one that is cut before anything of it can be unpacked', () => small.subarray(0, 30), cut],
    ['one with something behind it', () => Buffer.concat([small, gzipSync('{"row":1}\n')]), other],
    ['its beginning, packed again', () => few(), other],
    ['one without its end', () => changed((text) => text.slice(0, text.lastIndexOf('{'))), other],
    ['one that was edited', () => changed((text) => text.replace('Por SQL', 'Por NADIE')), other],
    ['one with two lines changed', () => changed((text) => text.replace(/\n(.*)\n(.*)\n/, '\n$2\n$1\n')), other],
    [
      'one of a newer form',
      () => changed((text) => text.replace('"version":1', '"version":2')),
      'was made by a newer version of the site.',
    ],
  ])('refuses with one sentence: %s', async (_, content, sentence) => {
    const path = join(folder, 'wrong.backup');
    await writeFile(path, content());
    await expect(checkBackup(path)).rejects.toThrow(new Error(`${path} ${sentence}`));
  });

  it('refuses a file whose line never ends, without reading all of it into memory', full, async () => {
    const path = join(folder, 'endless.backup');
    await writeFile(path, gzipSync(Buffer.concat([Buffer.from(head), Buffer.alloc(300_000_000, 'a')]), { level: 1 }));
    await expect(checkBackup(path)).rejects.toThrow(new Error(`${path} ${cut}`));
  });

  it('is not made without the registry of releases where that cannot be read', async () => {
    const elsewhere = join(folder, 'elsewhere');
    await mkdir(join(elsewhere, 'releases'), { recursive: true });
    await writeFile(join(elsewhere, 'releases/registry'), 'no folder');
    await expect(dump(test.database, elsewhere, inMemory)).rejects.toThrow(
      'The registry of releases cannot be read (ENOTDIR).',
    );
  });

  it('names the reason when the file does not exist or is a folder', async () => {
    const nothing = join(folder, 'nothing');
    await expect(checkBackup(nothing)).rejects.toThrow(new Error(`${nothing} cannot be read (ENOENT).`));
    await expect(checkBackup(folder)).rejects.toThrow(new Error(`${folder} cannot be read (EISDIR).`));
  });

  it(
    'refuses a backup of a newer database before anything is written',
    async () => {
      const target = await openTestDatabase();
      await expect(
        loadBackup(target.database, '/nowhere', { head: { ...backup.head, migration: '9999-later' }, parts: [] }),
      ).rejects.toThrow(/^The data is of a newer version of the site \(9999-later\): .+\.$/);
      await target.close();
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(test.database);
      await expect(migrate(test.database)).rejects.toThrow(/^The data is of a newer version of the site/);
      await sql`delete from kysely_migration where name = '9999-later'`.execute(test.database);
    },
    startDeadline,
  );
});

describe('writing a backup', () => {
  const left = async () => (await readdir(folder)).filter((name) => name.startsWith('new.backup'));

  it('writes a file that reads back the same and that only its owner may read', async () => {
    expect(await inMemory({ head: await checkBackup(file), parts: readBackup(file) })).toEqual(backup);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('refuses to overwrite a file', async () => {
    await expect(writeBackup(file, backup)).rejects.toThrow(
      new Error(`${file} is there already: a backup overwrites nothing.`),
    );
    expect(await readFile(file)).toEqual(bytes);
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('draft'));
  });

  it('says that the folder does not exist when the file cannot be written', async () => {
    const path = join(folder, 'nowhere/new.backup');
    await expect(writeBackup(path, backup)).rejects.toThrow(
      new Error(`${path} was not written: its folder does not exist.`),
    );
  });

  it('leaves no file behind when reading the data fails', async () => {
    const path = join(folder, 'new.backup');
    function* broken(): Generator<BackupPart> {
      yield* backup.parts.slice(0, 50);
      throw new Error('the connection is gone');
    }
    await expect(writeBackup(path, { head: backup.head, parts: broken() })).rejects.toThrow('the connection is gone');
    expect(await left()).toEqual([]);
  });
});
