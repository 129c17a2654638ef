import { sql, type Kysely } from 'kysely';

/** The language of each text that a result shows: where a translation is missing, a title may be in another than its passage. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`alter table search_entries add column snippet_lang text not null default 'es'`,
    sql`alter table search_entries add column untranslated_body text not null default ''`,
    sql`comment on column search_entries.text_lang is 'Of the title.'`,
    sql`comment on column search_entries.untranslated_body is 'The running text that exists in Spanish only, in an entry of another language.'`,
  ])
    await statement.execute(database);
}
