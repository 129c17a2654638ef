import { isAlive } from '@ofgc/shared/commands/is-alive.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { withoutStatementTimeout } from '../database/timeouts/statement-timeout.ts';
import { openPatientPostgres } from './patient-postgres.ts';

/** The prefix of databases with the content that are copied; the rest of the name identifies the run that made one. */
const prefix = 'test_content_';
/** An advisory lock: one process of a run fills the database, and the others wait. */
const fillingLock = 20_261_121;

/**
 * For tests on PostgreSQL: makes a database with the content, which is copied for each test file. It is filled once in a run; databases of
 * finished runs are dropped on that occasion.
 * @param address of the server
 * @param fill puts the content into an empty database
 * @returns its name
 */
export async function makeContentTemplate(
  address: string,
  fill: (database: Database) => Promise<void>,
): Promise<string> {
  // The processes of a run have the same parent, so its id identifies the run.
  const name = `${prefix}${process.ppid}`;
  const { database: server } = openPatientPostgres(address);
  try {
    await withoutStatementTimeout(server, async (connection) => {
      await sql`select pg_advisory_lock(${fillingLock})`.execute(connection);
      try {
        const { rows } = await sql<{ name: string }>`
          select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(connection);
        if (rows.some((one) => one.name === name)) return;
        for (const left of rows.filter((one) => !isAlive(parentOf(one.name))))
          await sql`drop database ${sql.id(left.name)}`.execute(connection);
        // The database has another name until it is complete.
        const draft = `${name}_draft`;
        await sql`create database ${sql.id(draft)}`.execute(connection);
        const own = new URL(address);
        own.pathname = draft;
        const { database } = openPatientPostgres(own.href);
        await fill(database).finally(() => database.destroy());
        await sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`.execute(connection);
      } finally {
        await sql`select pg_advisory_unlock(${fillingLock})`.execute(connection);
      }
    });
  } finally {
    await server.destroy();
  }
  return name;
}

/** The process of the run that made a template, which lives as long as the run. */
const parentOf = (name: string) => Number.parseInt(name.slice(prefix.length), 10);
