import { sql } from 'kysely';
import { lockAlone } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { liftStatementTimeout } from '../database/timeouts/statement-timeout.ts';
import { announcedTables } from './content-tables.ts';

/** The channel of the database's announcements; each carries the name of a table. */
export const channel = 'content_changes';

/** A table with this trigger announces its changes. */
export const triggerName = 'announce_content_change';

/**
 * Every table of `announcedTables` announces each statement that changes it, whichever client sent it: one announcement for each table and
 * transaction, when the transaction is committed. Tables of visitors' data and of emails announce nothing.
 */
export async function addTriggers(database: Database): Promise<void> {
  if (database.isTransaction) await addMissing(database);
  else await database.transaction().execute(addMissing);
}

async function addMissing(transaction: Database): Promise<void> {
  await liftStatementTimeout(transaction);
  await lockAlone(transaction, 'triggers');
  await sql`create or replace function ${sql.id(triggerName)}() returns trigger language plpgsql as
    ${sql.lit(`begin perform pg_notify('${channel}', tg_table_name); return null; end`)}`.execute(transaction);
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = ${triggerName} and c.relnamespace = current_schema()::regnamespace`.execute(transaction);
  const announced = new Set(rows.map(({ name }) => name));
  for (const table of announcedTables) {
    if (announced.has(nameInDatabase(table))) continue;
    await sql`create trigger ${sql.id(triggerName)} after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function ${sql.id(triggerName)}()`.execute(transaction);
  }
}

function nameInDatabase(table: string): string {
  return table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
