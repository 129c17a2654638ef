import { sql, type Kysely } from 'kysely';

/** Files to download, and the index of what the law wants published. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table documents (id int primary key, slug jsonb not null, title jsonb not null, summary jsonb not null, category text not null, kind text not null,
      published_at timestamptz not null, files jsonb not null, event_ids jsonb not null, season_slug text, offer_id int, activity_id int, page_path text, section text)`,
    sql`create index documents_of_offer on documents (offer_id) where offer_id is not null`,
    sql`create index documents_of_page on documents (page_path) where page_path is not null`,
  ];
  for (const statement of statements) await statement.execute(database);
}
