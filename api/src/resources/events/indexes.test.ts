import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { refreshListing } from '../../changes/follow-content.ts';
import type { Content } from '../../content/read-content.ts';
import { content } from '../../testing/site-content.ts';
import { startDeadline } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
const concert = content.events.at(-1) as Content['events'][number];
const concertsIn = (code: string) => content.events.filter(({ season }) => season === code).length;
/** The season with the fewest concerts: of one with half of all concerts, PostgreSQL would read the whole table. */
const [shortest] = content.seasons.toSorted((one, other) => concertsIn(one.code) - concertsIn(other.code));
const soloist = content.artists.find(({ name }) => concert.soloists.some((one) => one.name === name))?.slug;
beforeAll(async () => {
  // Inserts enough past performances to make an index worthwhile: 3,000 dates, each of its own event.
  for (const statement of [
    sql`insert into events select (jsonb_populate_record(e, jsonb_build_object('id', 1000 + n))).* 
      from generate_series(1, 3000) n cross join (select array_agg(id order by id) as ids from events) known
      join events e on e.id = known.ids[n % cardinality(known.ids) + 1]`,
    sql`insert into performances select (jsonb_populate_record(p, jsonb_build_object('id', 100000 + n, 'event_id', 1000 + n,
      'starts_at', p.starts_at - n * interval '6 days', 'ends_at', p.ends_at - n * interval '6 days'))).* from performances p, generate_series(1, 3000) n where p.id = (select max(id) from performances)`,
    sql`insert into search_entries select (jsonb_populate_record(s, jsonb_build_object('entity_id', 'copy-' || n, 'title', 'Copia ' || n))).*
      from search_entries s, generate_series(1, 3000) n where s.lang = 'es' and s.kind = 'works' and s.entity_id = (select min(entity_id) from search_entries where kind = 'works')`,
    sql`insert into search_index_es select (jsonb_populate_record(s, jsonb_build_object('entity_id', 'copy-' || n,
      'name_vector', to_tsvector('search_es', 'copia numero ' || n)::text, 'words', to_tsvector('search_es', 'copia numero ' || n)::text))).*
      from search_index_es s, generate_series(1, 3000) n where s.kind = 'works' and s.entity_id = (select min(entity_id) from search_index_es where kind = 'works')`,
  ])
    await statement.execute(test.database);
  await sql`vacuum analyze`.execute(test.database);
  await refreshListing(test.database);
  await sql`analyze event_listing`.execute(test.database);
}, startDeadline);

it.each([
  ['/api/events?facets=none', 'event_listing_performance_end'],
  ['/api/events?year=2024&month=11&facets=none', 'event_listing_month'],
  ['/api/events?from=2024-11-01&to=2024-11-30&facets=none', 'event_listing_day'],
  [`/api/events?ids=${concert.id},${concert.id - 1}&facets=none`, 'event_listing_event'],
  [`/api/events?performance=${concert.performances[0]?.id}&facets=none`, 'event_listing_performance'],
  [`/api/events?season=${shortest?.slug}&facets=none`, 'event_listing_season'],
  ['/api/events?composer=jean-sibelius&when=all&facets=none', 'event_listing_composers'],
  [`/api/events?soloist=${soloist}&when=all&facets=none`, 'event_listing_soloists'],
  ['/api/events?year=2024&month=11&facets=composer,type,place', 'event_listing_month'],
  [`/api/events/${concert.id}`, 'event_listing_event'],
  ['/api/search?term=sibelius', 'search_index_es_names'],
  ['/api/search?term=sibelius', 'search_index_es_texts'],
])('%s is read by the index %s', async (address, index) => {
  expect(await plansOf(address)).toContain(index);
});

/** The database's plans for all queries of a request that read the listing or the search index. */
async function plansOf(address: string): Promise<string> {
  const execute = vi.spyOn(test.database.getExecutor(), 'executeQuery');
  const { statusCode } = await test.api.inject(address);
  const queries = execute.mock.calls
    .map(([query]) => query)
    .filter(({ sql: text }) => /event_listing|search_index/.test(text));
  execute.mockRestore();
  expect(statusCode).toBe(200);
  const plans = await Promise.all(
    queries.map((query) => test.database.executeQuery({ ...query, sql: `explain (format json) ${query.sql}` })),
  );
  return JSON.stringify(plans.map(({ rows }) => rows));
}
