import { sql, type Kysely } from 'kysely';

/**
 * Whether a school came with a registration that is no longer kept. With it, `has_come` can be computed again when attendance was marked by
 * mistake. Of a visit that is still kept, only a draw says that it was the first: without one, the school counts as having come before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table school_centres add column came_before boolean not null default false`,
    sql`update school_centres c set came_before = true where has_come and (is_one_room or not exists (
      select from school_registrations r join school_draws d on d.call = r.call
        cross join jsonb_to_recordset(d.placements) as p (reference text, "hasPriority" boolean)
        where r.centre_id = c.id and r.state = 'attended' and p.reference = r.reference and p."hasPriority"))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
