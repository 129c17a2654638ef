import { sql, type Kysely } from 'kysely';

/**
 * Days end at 23:59:59, as for what is stored from now on: ends of answers and calls that were stored before ended at 23:59:00, so that
 * the last minute of the day was refused. Only those ahead are moved, because what is over has had its consequences.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, end] of [
    ['school_registrations', 'answer_by'],
    ['school_call_changes', 'closes_at'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(end)} = ${sql.ref(end)} + interval '59 seconds' where ${sql.ref(end)} > now()
      and to_char(${sql.ref(end)} at time zone 'Atlantic/Canary', 'HH24:MI:SS.MS') = '23:59:00.000'`.execute(database);
}
