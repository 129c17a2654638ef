import { sql, type Kysely } from 'kysely';

/**
 * How many places applications held that have been purged: the pages about past masterclasses say how many took part. Somebody who took an
 * application back may apply again; that nobody has two applications, the lock of the class ensures, under which new ones are saved and
 * withdrawn ones come back.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table masterclass_purged_places (masterclass_id int not null,
    participation text not null check (participation in ('active', 'listener')), places int not null check (places > 0),
    primary key (masterclass_id, participation))`.execute(database);
  // PostgreSQL made the constraint's name from its five columns, and cut it.
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conrelid = 'masterclass_applications'::regclass and contype = 'u' and cardinality(conkey) = 5`.execute(
    database,
  );
  for (const { name } of rows)
    await sql`alter table masterclass_applications drop constraint ${sql.id(name)}`.execute(database);
  await sql`create index masterclass_applications_applicant on masterclass_applications (masterclass_id, email)`.execute(
    database,
  );
}
