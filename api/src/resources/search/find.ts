import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { searchKinds, type SearchKind } from '@ofgc/shared/domain/search/search.schema.ts';
import type { Database } from '../../database/database.ts';
import { findRemovedMounts, isStanding } from '../../releases/removed-mounts.ts';
import type { ParsedTerm } from './parse-query.ts';
import { indexTable } from './index-table.ts';

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

export interface FoundEntries {
  entries: FoundEntry[];
  /** The number of matches by kind. */
  counts: Record<string, number>;
}

/** How much of an entry's text is searched for the shown passage, in characters. */
const passageReach = 6_000;

/** From this tier on, entries match neither in their title nor in their names. */
const unnamed = 8;

/** Above this number of matches in a kind, their texts are not ranked: names and dates alone decide the order. */
const maxRanked = 100;

/**
 * Finds entries with all words of the term, or with names that are similar to all of them.
 * @returns at most `perKind` entries of each kind, and the number of all matches. Kinds with names like the term come before those that
 * only match in texts; of the latter, pages come first, because they answer questions, while others may mention a word in passing;
 * otherwise kinds have a fixed order. Within a kind, matches in titles and names come before those in texts; within each of these groups
 * upcoming events come first, then matches in titles, and then events that are not cancelled
 */
export async function findSearchEntries(
  database: Database,
  { lang, kind, perKind, now }: SearchOptions,
  { config, texts, names, namesInTexts, titles }: ParsedTerm,
): Promise<FoundEntries> {
  const tsquery = (query: string) =>
    query ? sql`to_tsquery(${sql.lit(config)}::regconfig, ${query})` : sql`''::tsquery`;
  const index = sql.table(indexTable(lang));
  // Every matching row is read for counting, so these rows are narrow. Each has a tier: matched in names or not, upcoming or not, matched
  // in the title or not, cancelled or not. Only tiers that may be shown are sorted, and only rows that may be shown are ranked where
  // everything else is equal. Texts are only read of shown rows (`offset 0` keeps the planner from joining them earlier).
  const { rows } = await sql<FoundEntry & { ofKind: number }>`
    with found as materialized (
      select i.kind, i.entity_id, i.published_at, i.name_vector, i.ends_at, case when i.ends_at > ${now} then i.ends_at end as upcoming_end,
        case when not i.name_vector @@ ${tsquery(names)} then ${sql.lit(unnamed)} when i.name_vector @@ ${tsquery(titles)} then 0 else 2 end
          + case when i.ends_at > ${now} then 0 else 4 end + i.is_cancelled::int as tier
      from ${index} i
      where (i.published_at is null or i.published_at <= ${now})
        and (i.name_vector @@ ${tsquery(names)} or i.words @@ ${tsquery(texts)}) and ${await isStandingEntry(database, lang)}
    ),
    tiers as materialized (
      select kind, tier, (sum(count(*)) over (of_kind order by tier) - count(*))::int as before, (sum(count(*)) over of_kind)::int as of_kind,
        coalesce((sum(count(*) filter (where tier < ${sql.lit(unnamed)})) over of_kind)::int, 0) as named
      from found group by kind, tier window of_kind as (partition by kind)
    ),
    shown_tiers as (select kind, of_kind, named, max(tier) as last from tiers where before < ${perKind} group by kind, of_kind, named),
    placed as (
      select f.*, of_kind, named, rank() over (partition by f.kind order by f.tier, upcoming_end) as group_place
      from found f join shown_tiers t on t.kind = f.kind and f.tier <= t.last
    ),
    scored as (
      select p.*, case when case when tier < ${sql.lit(unnamed)} then named else of_kind - named end > ${sql.lit(maxRanked)}
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
    order by r.is_named desc, (not r.is_named and r.kind <> 'pages'), array_position(array[${sql.join([...searchKinds])}]::text[], r.kind), r.place`.execute(
    database,
  );
  const counts = Object.fromEntries(rows.map((row) => [row.kind, row.ofKind]));
  return { entries: rows.filter((row) => !kind || row.kind === kind), counts };
}

/**
 * The condition that a row `i` does not belong to a removed section. Usually no section is removed; otherwise the entry is read for its
 * address.
 */
async function isStandingEntry(database: Database, lang: Locale) {
  const removed = await findRemovedMounts(database);
  if (removed.length === 0) return sql`true`;
  return sql`exists (select from search_entries s where s.lang = ${sql.lit(lang)} and s.kind = i.kind and s.entity_id = i.entity_id
    and ${isStanding(sql.ref('s.path'), removed)})`;
}
