import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { searchKinds, type SearchKind } from '@ofgc/shared/domain/search.schema.ts';
import type { Database } from '../database/database.ts';
import type { Question } from './search-question.ts';

export interface SearchQuestion {
  term: string;
  lang: Locale;
  kind: SearchKind | undefined;
  perKind: number;
  now: Date;
}

export interface FoundEntry {
  kind: SearchKind;
  entityId: string;
  title: string;
  path: string;
  snippet: string;
  body: string;
  textLang: Locale;
  publishedAt: Date | null;
}

/** So much of an entry's text is looked through for the passage to show, in characters. */
const passageReach = 6_000;

/**
 * Entries that hold the term's words in any inflection, or whose names are like every one of them.
 * @returns at most `perKind` of each kind, kinds in their order, upcoming concerts first, those named so in their title before the others; and how many there are of each kind
 */
export async function findEntries(
  database: Database,
  { term, lang, kind, perKind, now }: SearchQuestion,
  { config, names, titles }: Question,
) {
  const said = sql`websearch_to_tsquery(${sql.lit(config)}::regconfig, ${term})`;
  const meant = (query: string) =>
    query ? sql`to_tsquery(${sql.lit(config)}::regconfig, ${query})` : sql`''::tsquery`;
  // What is sorted is narrow: titles and texts are read of the few that are shown, one by one (`offset 0` keeps it so).
  const { rows } = await sql<FoundEntry & { ofKind: number }>`
    with found as materialized (
      select s.kind, s.entity_id, s.published_at, s.vector @@ ${meant(titles)} as is_titled,
        case when s.kind = 'events' then (select max(p.ends_at) from performances p where p.event_id = s.entity_id::int) end as ends_at,
        case when s.vector @@ ${said} then 1 else 0 end + ts_rank(s.vector, ${said} || ${meant(names)}) as rank
      from search_entries s
      where s.lang = ${sql.lit(lang)} and (s.published_at is null or s.published_at <= ${now}) and s.vector @@ (${said} || ${meant(names)})
    ),
    ranked as (
      select kind, entity_id, (count(*) over (partition by kind))::int as of_kind,
        row_number() over (partition by kind order by coalesce(ends_at > ${now}, false) desc, is_titled desc,
          case when ends_at > ${now} then ends_at end, rank desc, coalesce(ends_at, published_at) desc nulls last, entity_id) as place
      from found
    )
    select r.kind, r.entity_id, r.of_kind, shown.* from ranked r cross join lateral (
      select s.title, s.path, s.snippet, left(s.body, ${sql.lit(passageReach)}) as body, s.text_lang, s.published_at
      from search_entries s where s.lang = ${sql.lit(lang)} and s.kind = r.kind and s.entity_id = r.entity_id offset 0) shown
    where r.place <= ${perKind}
    order by array_position(array[${sql.join([...searchKinds])}]::text[], r.kind), r.place`.execute(database);
  const counts = Object.fromEntries(rows.map((row) => [row.kind, row.ofKind]));
  return { entries: rows.filter((row) => !kind || row.kind === kind), counts };
}
