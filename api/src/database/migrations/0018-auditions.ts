import { sql, type Kysely } from 'kysely';

/** Auditions, those of a job offer and those of their own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table auditions (id int primary key, slug text not null unique, kind text not null, title jsonb not null, role jsonb not null, place jsonb not null,
    pianist jsonb not null, travel jsonb not null, requirements jsonb not null, rounds jsonb not null, result_on text, result_text jsonb, offer_id int references offers,
    published_at timestamptz not null, apply_from timestamptz not null, apply_to timestamptz not null, status text not null,
    check ((result_on is null) = (result_text is null)))`.execute(database);
}
