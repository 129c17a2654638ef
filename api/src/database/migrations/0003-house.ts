import { sql, type Kysely } from 'kysely';

/** News, press, jobs, subscriptions, education, recordings and pages of text. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table news_categories (slug text primary key, name jsonb not null, sort_order int not null)`,
    sql`create table news (id int primary key, slug jsonb not null, title jsonb not null, lead jsonb not null, category_slug text not null references news_categories,
      published_at timestamptz not null, body jsonb not null, event_ids jsonb not null)`,
    sql`create table press_notes (id int primary key, title jsonb not null, category jsonb not null, published_at timestamptz not null, summary jsonb not null, body jsonb not null)`,
    sql`create table offer_families (slug text primary key, name jsonb not null, sort_order int not null)`,
    sql`create table offer_places (slug text primary key, name jsonb not null, sort_order int not null)`,
    sql`create table offers (id int primary key, reference text not null unique, title jsonb not null, family_slug text not null references offer_families,
      place_slug text not null references offer_places, contract jsonb not null, positions int not null, published_at timestamptz not null,
      apply_from timestamptz not null, apply_to timestamptz not null, status text not null, summary jsonb not null, check (apply_to > apply_from))`,
    sql`create table subscriptions (id int primary key, slug text not null unique, kind text not null, name jsonb not null, claim jsonb not null, concerts jsonb not null,
      prices jsonb not null, saving int, sale_from timestamptz, sale_to timestamptz, renewal_from timestamptz, renewal_to timestamptz, event_ids jsonb not null)`,
    sql`create table activities (id int primary key, slug text not null unique, kind text not null, title jsonb not null, summary jsonb not null, audience jsonb not null,
      when_text jsonb not null, place jsonb not null, price jsonb not null, event_ids jsonb not null)`,
    sql`create table albums (id int primary key, slug text not null unique, title jsonb not null, year int not null, label text not null, performers text not null,
      notes jsonb not null, tracks jsonb not null)`,
    sql`create table alerts (id int primary key, title jsonb not null, active_from timestamptz not null, active_to timestamptz not null)`,
    sql`create table pages (id int primary key, path text not null unique, title jsonb not null, description jsonb not null, lead jsonb not null,
      updated_on text not null, sections jsonb not null)`,
    sql`create table content_state (id int primary key check (id = 1), hash text not null, seeded_at timestamptz not null)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
