import { sql, type Kysely } from 'kysely';

/** Melodies by which visitors know a work again, as notes: the sound is made from them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table melodies (id int primary key, work_id text not null references works, title jsonb not null, text jsonb not null,
    beats_per_minute int not null, notes text not null)`.execute(database);
}
