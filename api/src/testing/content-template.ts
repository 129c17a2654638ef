import { sql } from 'kysely';
import { type Database, openPostgres } from '../database/database.ts';
import { withoutDeadline } from '../database/deadline.ts';

/** Of databases that hold the content and are copied; the rest of the name is the run that made one. */
const prefix = 'test_content_';
/** An advisory lock: of the processes of a run one fills it, and the others wait. */
const fillingLock = 20_261_121;

/**
 * For tests on PostgreSQL: a database with the content, of which each test file has a copy. It is filled once a run; those of
 * runs that have ended are dropped then.
 * @param address of the server @param fill puts the content into an empty database
 * @returns its name
 */
export async function makeContentTemplate(
  address: string,
  fill: (database: Database) => Promise<void>,
): Promise<string> {
  // The processes of a run have one parent.
  const name = `${prefix}${process.ppid}`;
  const { database: server } = openPostgres(address);
  try {
    await withoutDeadline(server, async (connection) => {
      await sql`select pg_advisory_lock(${fillingLock})`.execute(connection);
      try {
        const { rows } = await sql<{ name: string }>`
          select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(connection);
        if (rows.some((one) => one.name === name)) return;
        for (const left of rows.filter((one) => !isRunning(one.name)))
          await sql`drop database ${sql.id(left.name)}`.execute(connection);
        // Under another name until it is whole.
        const draft = `${name}_draft`;
        await sql`create database ${sql.id(draft)}`.execute(connection);
        const own = new URL(address);
        own.pathname = draft;
        const { database } = openPostgres(own.href);
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

/** Whether the run that made a template is still there: one that is dropped is missed by its next test file. */
function isRunning(name: string): boolean {
  try {
    return process.kill(Number.parseInt(name.slice(prefix.length), 10), 0);
  } catch {
    return false;
  }
}
