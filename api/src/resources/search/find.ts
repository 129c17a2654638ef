import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { searchKinds, type SearchKind } from '@ofgc/shared/domain/search/search.schema.ts';
import type { Database } from '../../database/database.ts';
import { findRemovedMounts, isStanding } from '../../releases/removed-mounts.ts';
import type { SearchQuery } from './parse-query.ts';

export interface SearchOptions {
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
  snippetLang: Locale;
  body: string;
  untranslatedBody: string;
  textLang: Locale;
  publishedAt: Date | null;
}

/** How much of an entry's text is searched for the passage to show, in characters. */
const passageReach = 6_000;

/** Where more of a kind are found, their texts are not weighed against each other: names and time put them in order. */
const maxRanked = 100;

/**
 * Entries with all words of the term, or with names that are similar to all of them.
 * @returns at most `perKind` of each kind, and how many there are. Kinds with names like the term come before those with
 * texts only, else in their fixed order. Within a kind: matches in titles and names before those in texts, of each upcoming
 * events first, then matches in titles, and then what is not cancelled
 */
export async function findEntries(
  database: Database,
  { lang, kind, perKind, now }: SearchOptions,
  { config, texts, names, namesInTexts, titles }: SearchQuery,
) {
  const removed = await findRemovedMounts(database);
  const tsquery = (query: string) =>
    query ? sql`to_tsquery(${sql.lit(config)}::regconfig, ${query})` : sql`''::tsquery`;
  // Only narrow rows are read of all that is found; texts of the rows that are shown (`offset 0` keeps the planner from joining
  // earlier), and of those that are few enough to be weighed. Rows are weighed against each other where all else is equal and they may be shown.
  const { rows } = await sql<FoundEntry & { ofKind: number }>`
    with found as materialized (
      select s.kind, s.entity_id, s.published_at, s.name_vector, s.name_vector @@ ${tsquery(titles)} as is_titled, s.name_vector @@ ${tsquery(names)} as is_named,
        d.ends_at, coalesce(d.is_cancelled, false) as is_cancelled
      from search_entries s left join event_dates d on s.kind = 'events' and s.entity_id = d.event_id
      where s.lang = ${sql.lit(lang)} and (s.published_at is null or s.published_at <= ${now})
        and (s.name_vector @@ ${tsquery(names)} or s.vector @@ ${tsquery(texts)})
        and ${isStanding(sql.ref('s.path'), removed)}
    ),
    counts as (select kind, count(*)::int as of_kind, (count(*) filter (where is_named))::int as named from found group by kind),
    placed as (
      select f.*, of_kind, named, rank() over (partition by kind order by is_named desc, coalesce(ends_at > ${now}, false) desc, is_titled desc, is_cancelled,
          case when ends_at > ${now} then ends_at end) as group_place
      from found f join counts using (kind) where is_named or named < ${perKind}
    ),
    scored as (
      select p.*, case when case when is_named then named else of_kind - named end > ${sql.lit(maxRanked)}
        then (p.name_vector @@ ${tsquery(texts)})::int + ts_rank(p.name_vector, ${tsquery(texts)} || ${tsquery(names)})
        else (
          select (s.vector @@ ${tsquery(texts)})::int + ts_rank(s.vector, ${tsquery(texts)} || ${tsquery(namesInTexts)}) from search_entries s
          where s.lang = ${sql.lit(lang)} and s.kind = p.kind and s.entity_id = p.entity_id
        ) end as rank
      from placed p where group_place <= ${perKind}
    ),
    ranked as (
      select kind, entity_id, of_kind, named > 0 as is_named,
        row_number() over (partition by kind order by group_place, rank desc, coalesce(ends_at, published_at) desc nulls last, entity_id) as place
      from scored
    )
    select r.kind, r.entity_id, r.of_kind, shown.* from ranked r cross join lateral (
      select s.title, s.path, s.snippet, s.snippet_lang, left(s.body, ${sql.lit(passageReach)}) as body,
        left(s.untranslated_body, ${sql.lit(passageReach)}) as untranslated_body, s.text_lang, s.published_at
      from search_entries s where s.lang = ${sql.lit(lang)} and s.kind = r.kind and s.entity_id = r.entity_id offset 0) shown
    where r.place <= ${perKind}
    order by r.is_named desc, array_position(array[${sql.join([...searchKinds])}]::text[], r.kind), r.place`.execute(
    database,
  );
  const counts = Object.fromEntries(rows.map((row) => [row.kind, row.ofKind]));
  return { entries: rows.filter((row) => !kind || row.kind === kind), counts };
}
