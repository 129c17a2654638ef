import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { createTestApi, startDeadline } from '../testing/test-api.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';
import { ContentChanges } from './content-changes.ts';
import { startContentClock } from './content-clock.ts';
import { refreshListing } from './follow-content.ts';
import { readRelations, type Relations } from './relations.ts';
import { insertConcert, performance } from '../testing/insert-concert.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const test = useTestApi();
let relations: Relations;
beforeAll(async () => {
  const { database } = test;
  relations = await readRelations(database);
  // In a year of which the content says nothing.
  await insertConcert(database, 9001, { performances: [performance(90_011, { date: '2090-02-17' })] });
  const endsAt = new Date('2090-02-17T21:45:00Z');
  await database.updateTable('performances').set({ endsAt }).where('id', '=', 90_011).execute();
  await refreshListing(database);
  const timeline = [{ at: '2090-02-01T12:00:00Z', text: { es: 'Lista' } }];
  const first = database.selectFrom('vacancies').select(({ fn }) => fn.min('id').as('id'));
  await database
    .updateTable('vacancies')
    .set({ timeline: JSON.stringify(timeline) })
    .where('id', '=', first)
    .execute();
}, startDeadline);

afterEach(() => vi.useRealTimers());

const log = (sentence: string) => expect.unreachable(sentence);

describe('the content clock', () => {
  it.each([
    {
      time: '2090-02-17T21:44:59.700Z',
      tables: ['performances', 'search_index_en', 'search_index_es'],
      what: 'the end of a concert',
    },
    { time: '2090-02-17T18:59:59.700Z', tables: ['performances'], what: 'an hour before one begins' },
    {
      time: '2090-02-14T19:59:59.700Z',
      tables: ['performances'],
      what: 'three days before, when its players are known',
    },
    { time: '2090-02-01T11:59:59.700Z', tables: ['vacancies'], what: 'a step of a vacancy with its hour' },
    { time: '2026-11-20T23:59:59.700Z', tables: null, what: 'midnight on the islands in winter' },
    { time: '2026-07-01T22:59:59.700Z', tables: null, what: 'midnight on the islands in summer' },
  ])('announces $tables after $time: $what', async ({ time, tables }) => {
    const changes = new ContentChanges();
    const received: ContentChange[] = [];
    changes.subscribe((change) => received.push(change));
    const { database } = test;
    let now = () => new Date(time);
    const clock = await startContentClock({ database, relations, changes, now: () => now(), log });
    expect(received).toEqual([]);
    now = createClock(time);
    await vi.waitFor(() => expect(received.map((change) => change.tables)).toEqual([tables]));
    clock.stop();
  });

  it('looks again within a minute when the clock was set or the machine has slept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const changes = new ContentChanges();
    const received: ContentChange[] = [];
    changes.subscribe((change) => received.push(change));
    let time = '2026-11-20T10:00:00Z';
    const clock = await startContentClock({ ...test, relations, changes, now: () => new Date(time), log });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(received).toEqual([]);
    time = '2026-11-21T09:00:00Z';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(received.map((change) => change.tables)).toEqual([null]);
    clock.stop();
  });

  it('announces an instant once and logs one sentence while the database does not answer, and then knows the next ones', async () => {
    vi.useFakeTimers();
    const changes = new ContentChanges();
    const received: ContentChange[] = [];
    changes.subscribe((change) => received.push(change));
    const refused = vi.fn(() => {
      throw new Error('away');
    });
    let isAway = false;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => (isAway ? refused() : node),
      transformResult: async ({ result }) => result,
    };
    const sentences: string[] = [];
    const database = test.database.withPlugin(plugin);
    const start = Date.now();
    const now = () => new Date(Date.parse('2090-02-17T18:59:59Z') + Date.now() - start);
    const clock = await startContentClock({
      database,
      relations,
      changes,
      now,
      log: (sentence) => void sentences.push(sentence),
    });
    isAway = true;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(refused.mock.calls.length).toBeGreaterThan(9);
    expect(received.map(({ tables }) => tables)).toEqual([['performances']]);
    expect(sentences).toEqual([`The content's clock waits for the database: Error: away`]);
    isAway = false;
    await clock.check();
    received.length = 0;
    vi.setSystemTime(start + 3 * 3_600_000);
    await clock.check();
    expect(received.flatMap(({ tables }) => tables)).toContain('search_index_es');
    clock.stop();
  });

  it('announces every instant in a column before a cached response would be wrong', async () => {
    const { database } = test;
    let time = new Date('2020-01-01T00:00:00Z');
    const now = () => time;
    const changes = new ContentChanges();
    const clock = await startContentClock({ database, relations, changes, now, log });
    changes.setHearing(true);
    const caching = await createTestApi(database, { now, followed: { changes, relations } });
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.atttypid = 'timestamptz'::regtype and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(
      database,
    );
    const own = await createTestApi(database, { now });
    const read = async (address: string) => (await own.inject(address)).body;
    const changed = new Set<string>();
    for (const { table, column } of columns.filter((one) => relations.isContent(one.table))) {
      const { rows } = await sql<{
        at: Date | null;
      }>`select max(${sql.ref(column)}) as at from ${sql.table(table)}`.execute(database);
      const at = rows[0]?.at;
      if (!at) continue;
      const ownAddresses = addresses.filter((address) => address.startsWith(roots[table] ?? '/api/none'));
      time = new Date(at.getTime() - 1_000);
      await clock.check();
      const before = await Promise.all(ownAddresses.map(read));
      for (const address of ownAddresses) await caching.inject(address);
      time = at;
      await clock.check();
      for (const [index, address] of ownAddresses.entries()) {
        const truth = await read(address);
        if (truth !== before[index]) changed.add(table);
        expect((await caching.inject(address)).body, `${address} when ${table}.${column} passes`).toBe(truth);
      }
    }
    clock.stop();
    const dated = ['auditions', 'documents', 'masterclasses', 'news', 'performances', 'press_notes', 'school_sessions'];
    expect([...changed]).toEqual(expect.arrayContaining([...dated, 'subscriptions', 'vacancies', 'workshops']));
    await caching.close();
    await own.close();
  });
});

/** The list that shows the instants of each table. */
const roots: Record<string, string> = {
  alerts: '/api/alerts',
  auditions: '/api/auditions',
  documents: '/api/documents',
  masterclasses: '/api/masterclasses',
  news: '/api/news',
  performances: '/api/events',
  press_notes: '/api/press-notes',
  school_sessions: '/api/school-',
  search_entries: '/api/search',
  search_index_en: '/api/search',
  search_index_es: '/api/search',
  subscriptions: '/api/subscriptions',
  vacancies: '/api/offers',
  workshops: '/api/workshops',
};
const addresses = [
  '/api/alerts?active=1',
  '/api/auditions',
  '/api/documents',
  '/api/masterclasses',
  '/api/news?perPage=1',
  '/api/events?perPage=100',
  '/api/events?when=past&sort=-date&perPage=3',
  '/api/events?season=2627&perPage=100',
  '/api/press-notes?perPage=1',
  '/api/school-productions',
  '/api/school-sessions?perPage=100',
  '/api/search?term=orquesta',
  '/api/subscriptions?perPage=100',
  '/api/offers?perPage=100',
  '/api/workshops',
];
