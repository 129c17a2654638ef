import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { idPrefix } from '../section-pages/searchable.ts';

const sectionPages = `${idPrefix}%`;

/**
 * Records which pages have changed, by comparing their entries in the search index: titles, texts, people, days, states, in both languages.
 * In a new database a page gets no date, because the time of its last change is unknown. Pages of sections are treated apart from the
 * content, because the sections declare them later.
 */
export async function recordLastmod(database: Database, now: Date): Promise<void> {
  await sql`
    with shown as (
      select kind, entity_id, md5(string_agg(concat_ws('|', path, title, snippet, names, body), '|' order by lang)) as fingerprint
      from search_entries group by kind, entity_id
    ), kept as (
      select count(*) filter (where entity_id like ${sectionPages}) > 0 as had_sections,
        count(*) filter (where entity_id not like ${sectionPages}) > 0 as had_content
      from page_changes
    )
    insert into page_changes (kind, entity_id, fingerprint, changed_at)
    select kind, entity_id, fingerprint, case
        when had_sections and entity_id like ${sectionPages} or had_content and entity_id not like ${sectionPages}
        then ${now.toISOString()}::timestamptz end
    from shown, kept
    on conflict (kind, entity_id) do update set fingerprint = excluded.fingerprint, changed_at = excluded.changed_at
    where page_changes.fingerprint <> excluded.fingerprint`.execute(database);
}
