import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../testing/use-test-api.ts';
import { migrate } from './migrate.ts';
import { generateTables, tablesFile } from './table-generator.ts';

const test = useEmptyDatabase();

describe('the tables', () => {
  it('have the types that `npm run db:types` generates', async () => {
    expect(await readFile(tablesFile, 'utf8')).toBe(await generateTables(test.database));
  });

  it('are not generated when a column with a type of its own does not exist', async () => {
    await sql`alter table halls rename column plan to seating`.execute(test.database);
    await expect(generateTables(test.database)).rejects.toThrow('names halls.plan, which the database does not have');
    await sql`alter table halls rename column seating to plan`.execute(test.database);
  });

  it('are migrated a second time without an error', async () => {
    await expect(migrate(test.database)).resolves.toBeUndefined();
  });
});

describe('an index of the database', () => {
  it.each([
    ['credits_by_artist', sql`select event_id from credits where artist_id in (1, 2)`],
    [
      'contact_messages_by_email',
      sql`select 1 from contact_messages where email = 'a@b.example' and created_at > now()`,
    ],
    ['search_entries_path', sql`select title from search_entries where path = '/a' and lang = 'es'`],
    ['access_records_at', sql`delete from access_records where at < now() - interval '2 years'`],
    ['email_queue_recipient', sql`select 1 from email_queue where recipient = 'a@b.example'`],
    ['waiting_list_entries_email', sql`select 1 from waiting_list_entries where email = 'a@b.example'`],
  ])('%s is used by PostgreSQL for its query', async (index, query) => {
    const plan = await test.database.transaction().execute(async (transaction) => {
      // On an empty table, PostgreSQL would prefer a sequential scan.
      await sql`set local enable_seqscan = off`.execute(transaction);
      return sql`explain ${query}`.execute(transaction);
    });
    expect(JSON.stringify(plan.rows)).toContain(index);
  });
});

describe('a database transaction', () => {
  it('leaves no row behind when it fails', async () => {
    const failing = test.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('alerts')
        .values({ id: 1, title: '{"es":"a"}', activeFrom: '2026-11-20T08:00:00Z', activeTo: '2026-11-21T08:00:00Z' })
        .execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await test.database.selectFrom('alerts').select('id').execute()).toEqual([]);
  });
});
