import { sql, type Kysely } from 'kysely';

/**
 * Subscriptions by season, with everything their own pages tell, and the plans of halls.
 * Both come from the content files: emptying `content_state` has them read again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table halls add column plan jsonb`,
    sql`drop table subscriptions`,
    sql`create table subscriptions (id int primary key, slug text not null, season_id int not null references seasons, kind text not null,
      name jsonb not null, claim jsonb not null, concerts jsonb not null, description jsonb not null, hall_id int not null references halls,
      profiles jsonb not null, steps jsonb not null, benefits jsonb not null, renewal jsonb not null, channels jsonb not null,
      terms jsonb not null, questions jsonb not null, sale_from timestamptz, sale_to timestamptz, renewal_from timestamptz, renewal_to timestamptz,
      changes_from timestamptz, changes_to timestamptz, limited_from timestamptz, event_ids jsonb not null, unique (slug, season_id))`,
    sql`delete from content_state`,
  ];
  for (const statement of statements) await statement.execute(database);
}
