import { sql, type Kysely } from 'kysely';

/** The key of a call for schools ends with its school year, so that next year's call of the same name is another one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const rename = (table: string, column: string) =>
    sql`update ${sql.table(table)} t set ${sql.ref(column)} = c.key || '-' || p.course
      from school_calls c join school_productions p on p.id = c.production_id where t.${sql.ref(column)} = c.key`;
  await rename('school_registrations', 'call').execute(database);
  await rename('school_draws', 'call').execute(database);
  await rename('school_call_changes', 'call').execute(database);
  await sql`update school_calls c set key = c.key || '-' || p.course
    from school_productions p where p.id = c.production_id`.execute(database);
}
