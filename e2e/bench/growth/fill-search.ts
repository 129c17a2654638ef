import { sql } from 'kysely';
import { refreshListing } from '../../../api/src/changes/follow-content.ts';
import { contentFolder, readContent } from '../../../api/src/content/read-content.ts';
import type { Database } from '../../../api/src/database/database.ts';
import { seedSearch } from '../../../api/src/resources/search/seed.ts';
import { searchKinds, type SearchKind } from '../../../shared/src/domain/search/search.schema.ts';
import { locales } from '../../../shared/src/domain/locale.ts';

/** The share of each kind of record, in the proportions of an orchestra with a long past. */
const shares: Record<SearchKind, number> = {
  events: 0.4,
  artists: 0.15,
  works: 0.25,
  news: 0.12,
  pages: 0.02,
  offers: 0.02,
  documents: 0.04,
};
const namesInTitle = 2;
const wordsInBody = 80;

/** Fills the search with records made of the site's own names and words, always the same. @param records their number in each language */
export async function fillSearch(database: Database, records: number): Promise<void> {
  const { content } = await readContent(contentFolder);
  const names = [
    ...content.composers.map(({ name }) => name),
    ...content.artists.map(({ name }) => name),
    ...Object.values(content.works).map(({ title }) => title.es),
  ];
  const words = Object.values(content.eventTexts)
    .flatMap(({ synopsis }) => synopsis.es.replaceAll(/<[^>]+>/g, ' ').split(/\s+/))
    .filter(Boolean);
  const random = seeded();
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const some = (list: readonly string[], count: number) => Array.from({ length: count }, () => pick(list)).join(' ');
  // In a long past most names occur once: added syllables make a name unique.
  const name = () => (random() < 0.2 ? pick(names) : `${pick(names)} ${syllables(random)}`);
  const concerts = await multiplyConcerts(database, records * shares.events);
  await database.deleteFrom('searchEntries').execute();
  const entries = searchKinds.flatMap((kind) => {
    const ids = kind === 'events' ? concerts : numbered(records * shares[kind]);
    return ids.map((entityId) => {
      const title = kind === 'artists' ? name() : `${name()} ${pick(words)}`;
      const all = [title, ...Array.from({ length: namesInTitle }, name)].join(' ');
      return { kind, entityId, title, names: all, body: some(words, wordsInBody) };
    });
  });
  await seedSearch(
    database,
    entries.flatMap((entry) =>
      locales.map((lang) => ({
        ...entry,
        lang,
        textLang: lang,
        snippetLang: lang,
        untranslatedBody: '',
        path: `/${entry.kind}/${entry.entityId}`,
        snippet: entry.body.slice(0, 160),
        publishedAt: null,
      })),
    ),
  );
  // Analyses the tables, as a running database does by itself; that may take longer than the statement timeout of visitors' queries.
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    for (const table of ['search_entries', 'search_index_es', 'search_index_en', 'search_words'])
      await sql`analyze ${sql.table(table)}`.execute(transaction);
  });
}

/**
 * Copies the site's concerts with their performances and programmes again and again, each time a week later or earlier.
 * @returns the ids of all concerts
 */
async function multiplyConcerts(database: Database, count: number): Promise<string[]> {
  const own = await database.selectFrom('events').select('id').execute();
  const times = Math.floor(count / own.length) - 1;
  const copies = sql`generate_series(1, ${sql.lit(times)}) n`;
  const shift = sql`(n - ${sql.lit(times)} / 2) * interval '7 days'`;
  for (const statement of [
    sql`insert into events select (jsonb_populate_record(e, jsonb_build_object('id', e.id + 100 * n))).* from events e, ${copies}`,
    sql`insert into performances select (jsonb_populate_record(p, jsonb_build_object('id', p.id + 1000 * n, 'event_id', p.event_id + 100 * n,
      'starts_at', p.starts_at + ${shift}, 'ends_at', p.ends_at + ${shift}))).* from performances p, ${copies}`,
    sql`insert into programme_items select (jsonb_populate_record(i, jsonb_build_object('event_id', i.event_id + 100 * n))).* from programme_items i, ${copies}`,
  ])
    await statement.execute(database);
  await refreshListing(database);
  return (await database.selectFrom('events').select('id').execute()).map(({ id }) => String(id));
}

function numbered(count: number): string[] {
  return Array.from({ length: Math.round(count) }, (_, index) => String(index + 1));
}

function syllables(random: () => number): string {
  const parts = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo'];
  return Array.from({ length: 3 }, () => parts[Math.floor(random() * parts.length)]).join('');
}

/** A small pseudo-random generator of numbers from 0 up to 1, which gives the same series every time. */
function seeded(): () => number {
  let state = 20_261_120;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
