import { sql, type Kysely } from 'kysely';

/**
 * What the search looks through lies apart from what it shows: a table a language, with narrow rows and the dates that put concerts in
 * order. A common word is in thousands of rows, and each of them is read; before, with the texts of both languages.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const lang of ['es', 'en']) {
    const table = sql.table(`search_index_${lang}`);
    for (const statement of [
      sql`create table ${table} (lang text not null default ${sql.lit(lang)} check (lang = ${sql.lit(lang)}), kind text not null, entity_id text not null,
        published_at timestamptz, ends_at timestamptz, is_cancelled boolean not null default false, name_vector tsvector not null, vector tsvector not null,
        primary key (kind, entity_id), foreign key (lang, kind, entity_id) references search_entries on delete cascade)`,
      sql`insert into ${table} select e.lang, e.kind, e.entity_id, e.published_at, d.ends_at, coalesce(d.is_cancelled, false), e.name_vector, e.vector
        from search_entries e left join event_dates d on e.kind = 'events' and e.entity_id = d.event_id where e.lang = ${sql.lit(lang)}`,
      sql`create index ${sql.id(`search_index_${lang}_names`)} on ${table} using gin (name_vector)`,
      sql`create index ${sql.id(`search_index_${lang}_texts`)} on ${table} using gin (vector)`,
      sql`comment on column ${table}.ends_at is 'Of the last performance of a concert; the API keeps it and is_cancelled.'`,
      sql`comment on column ${table}.name_vector is 'Title (weight A) and names (B) alone.'`,
      sql`comment on column ${table}.vector is 'Title (weight A), names (B) and running text (C).'`,
    ])
      await statement.execute(database);
  }
  for (const statement of [
    sql`alter table search_entries drop column vector, drop column name_vector`,
    sql`drop materialized view event_dates`,
    // An edit of an entry by SQL counts for what is looked through as well.
    sql`create function copy_published_at() returns trigger language plpgsql as ${sql.lit(`begin
      update search_index_es s set published_at = new.published_at where new.lang = 'es' and s.kind = new.kind and s.entity_id = new.entity_id;
      update search_index_en s set published_at = new.published_at where new.lang = 'en' and s.kind = new.kind and s.entity_id = new.entity_id;
      return null; end`)}`,
    sql`create trigger copy_published_at after update of published_at on search_entries for each row execute function copy_published_at()`,
  ])
    await statement.execute(database);
}
