import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { searchKinds, type SearchKind } from '@ofgc/shared/domain/search.schema.ts';
import type { Database } from '../database/database.ts';

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
  textLang: Locale;
  publishedAt: Date | null;
}

/** How like a name a word must be (0 to 1): "beetoven" is 0.58 of "beethoven"; short words must be nearly right. */
const likeness = 0.55;
const likenessOfShort = 0.7;
const shortWord = 4;
const mostWords = 8;

function wordsOf(term: string): string[] {
  return (term.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2).slice(0, mostWords);
}

/**
 * Entries that hold the term's words in any inflection, or whose names are like every one of them.
 * @returns at most `perKind` of each kind, kinds in their order, upcoming concerts first, those named so in their title before the others; and how many there are of each kind
 */
export async function findEntries(database: Database, { term, lang, kind, perKind, now }: SearchQuestion) {
  const words = wordsOf(term);
  const nameLike = words.length
    ? sql.join(
        words.map(
          (word) =>
            sql`word_similarity(unaccent(lower(${word})), s.names) >= ${word.length <= shortWord ? likenessOfShort : likeness}`,
        ),
        sql` and `,
      )
    : sql`false`;
  const { rows } = await sql<FoundEntry & { ofKind: number }>`
    with question as (select websearch_to_tsquery(${lang === 'es' ? 'search_es' : 'search_en'}::regconfig, ${term}) as words, unaccent(lower(${term})) as plain),
    found as (
      select s.kind, s.entity_id, s.title, s.path, s.snippet, s.text_lang, s.published_at, l.ends_at > ${now} as is_upcoming, l.ends_at,
        word_similarity(q.plain, unaccent(lower(s.title))) >= ${likeness} as is_titled,
        case when s.vector @@ q.words then 1 + ts_rank(s.vector, q.words) else 0 end + word_similarity(q.plain, unaccent(lower(s.title))) as rank
      from search_entries s cross join question q
      left join (select event_id::text as event_id, max(ends_at) as ends_at from event_listing group by event_id) l on s.kind = 'events' and l.event_id = s.entity_id
      where s.lang = ${lang} and (s.published_at is null or s.published_at <= ${now}) and (s.vector @@ q.words or (${nameLike}))
    ),
    ranked as (
      select *, (count(*) over (partition by kind))::int as of_kind,
        row_number() over (partition by kind order by coalesce(is_upcoming, false) desc, is_titled desc, case when is_upcoming then ends_at end, rank desc, ends_at desc, entity_id) as place
      from found
    )
    select kind, entity_id, title, path, snippet, text_lang, published_at, of_kind from ranked
    where place <= ${perKind}
    order by array_position(array[${sql.join([...searchKinds])}]::text[], kind), place`.execute(database);
  const counts = Object.fromEntries(rows.map((row) => [row.kind, row.ofKind]));
  return { entries: rows.filter((row) => !kind || row.kind === kind), counts };
}
