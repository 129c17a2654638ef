import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { content } from '../testing/site-content.ts';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { useFollowingApi } from '../testing/use-test-api.ts';
import { followContent } from './follow-content.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';

const test = useFollowingApi();
const concert = content.events.find(({ performances }) => performances.length === 1) ?? { id: 0 };
let received: ContentChange[] = [];
beforeAll(async () => {
  test.followed.changes.subscribe((change) => received.push(change));
});
beforeEach(() => {
  received = [];
});

const announcedTables = () =>
  vi.waitFor(() => {
    expect(received).not.toEqual([]);
    return received.map(({ tables }) => tables);
  });
/** Expects that nothing was announced: announcements arrive in order, so that the first is that of a change which is made now. */
async function expectSilence() {
  await sql`update halls set capacity = capacity`.execute(test.database);
  expect(await announcedTables()).toEqual([['halls']]);
}

describe('a change of a table', () => {
  const silent = [
    'access_records',
    'account_devices',
    'account_link_requests',
    'account_links',
    'accounts',
    'alert_versions',
    'channel_files',
    'channel_keys',
    'channel_messages',
    'channel_reports',
    'consents',
    'contact_messages',
    'content_readings',
    'email_queue',
    'event_versions',
    'inbox_cases',
    'inbox_entries',
    'inscriptions',
    'kysely_migration',
    'kysely_migration_lock',
    'masterclass_applications',
    'masterclass_purged_places',
    'newsletter_subscriptions',
    'newsletter_tokens',
    'picture_files',
    'recovery_codes',
    'release_files',
    'release_keys',
    'release_nonces',
    'release_refusals',
    'release_sites',
    'release_teams',
    'release_trials',
    'releases',
    'school_call_changes',
    'school_centres',
    'school_draws',
    'school_messages',
    'school_registration_events',
    'school_registrations',
    'sent_forms',
    'sessions',
    'sign_in_failures',
    'waiting_list_entries',
    'waiting_list_tokens',
  ];

  it('is announced, except in tables of visitors’ records, emails, files, releases, migrations and machines', async () => {
    const { rows } = await sql<{ name: string; isAnnounced: boolean }>`
      select relname as name, exists (select from pg_trigger where tgrelid = c.oid and tgname = 'announce_content_change') as is_announced
      from pg_class c where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`.execute(
      test.database,
    );
    expect(rows.filter(({ isAnnounced }) => !isAnnounced).map(({ name }) => name)).toEqual(silent);
    expect(rows.length).toBeGreaterThan(silent.length + 30);
    for (const { name, isAnnounced } of rows) expect(test.followed.relations.isContent(name), name).toBe(isAnnounced);
  });

  it.each([
    [
      'insert',
      sql`insert into alerts (id, title, active_from, active_to) values (900, '{"es":"a"}', '2001-01-01', '2001-01-02')`,
    ],
    ['update', sql`update alerts set active_to = '2001-01-03' where id = 900`],
    ['delete', sql`delete from alerts where id = 900`],
    ['truncate', sql`truncate alerts`],
  ])('is announced after each %s', async (_, statement) => {
    await statement.execute(test.database);
    expect(await announcedTables()).toEqual([['alerts']]);
  });

  it('is not announced in the queue of emails', async () => {
    await sql`delete from email_queue`.execute(test.database);
    await expectSilence();
  });
});

describe('changes of content', () => {
  it('are announced once for a transaction, with a larger revision than the last', async () => {
    const before = test.followed.changes.revision;
    await test.database.transaction().execute(async (transaction) => {
      for (let round = 0; round < 3; round++) {
        await sql`update albums set label = label where id = (select min(id) from albums)`.execute(transaction);
        await sql`update halls set capacity = capacity where id = (select min(id) from halls)`.execute(transaction);
      }
    });
    expect(await announcedTables()).toEqual([['albums', 'halls']]);
    expect(received[0]?.revision).toBeGreaterThan(before);
    expect(before).toBeGreaterThanOrEqual(1_700_000_000_000_000);
  });

  it('are not announced when they are rolled back', async () => {
    await test.database
      .transaction()
      .execute(async (transaction) => {
        await sql`update albums set label = 'x'`.execute(transaction);
        throw new Error('stop');
      })
      .catch(() => undefined);
    await expectSilence();
  });

  it('reach the lists of concerts, cached ones too, when any SQL tool moves a date', async () => {
    const january = async () =>
      (await test.read<List<EventSummary>>('/api/events?year=2090&month=1')).data.map(({ id }) => id);
    expect(await january()).toEqual([]);
    await sql`update performances set starts_at = '2090-01-14T20:00Z', ends_at = '2090-01-14T22:00Z' where event_id = ${concert.id}`.execute(
      test.database,
    );
    await vi.waitFor(async () => expect(await january()).toEqual([concert.id]), { timeout: 20_000 });
  });

  it('reach the search index when any SQL tool changes a concert or an entry', async () => {
    const looked = async (kind: string, id: string) => {
      const { rows } = await sql<{ isCancelled: boolean; endsAt: Date | null; publishedAt: Date | null }>`
        select is_cancelled, ends_at, published_at from search_index_en where kind = ${kind} and entity_id = ${id}`.execute(
        test.database,
      );
      return rows[0];
    };
    const ends = new Date('2091-02-02T22:00Z');
    await sql`update performances set status = 'cancelled', ends_at = ${ends} where event_id = ${concert.id}`.execute(
      test.database,
    );
    await vi.waitFor(
      async () => expect(await looked('events', String(concert.id))).toMatchObject({ isCancelled: true, endsAt: ends }),
      { timeout: 20_000 },
    );
    const { rows } = await sql<{
      id: string;
    }>`select min(entity_id) as id from search_entries where kind = 'news'`.execute(test.database);
    const id = rows[0]?.id ?? '';
    await sql`update search_entries set published_at = ${ends} where kind = 'news' and entity_id = ${id}`.execute(
      test.database,
    );
    expect(await looked('news', id)).toMatchObject({ publishedAt: ends });
    await sql`delete from search_entries where kind = 'news' and entity_id = ${id}`.execute(test.database);
    expect(await looked('news', id)).toBeUndefined();
  });
});

it('a listing that cannot be refreshed holds up neither the start nor other changes, and is logged once', async () => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes where tablename = 'event_listing' and indexdef like 'CREATE UNIQUE%'`.execute(
    test.database,
  );
  const index = rows[0] ?? { name: '', definition: '' };
  // Without it the listing cannot be refreshed while it is read.
  await sql`drop index ${sql.id(index.name)}`.execute(test.database);
  const sentences: string[] = [];
  const log = (sentence: string) => void sentences.push(sentence);
  const followed = await followContent({ ...test, now: createClock('2026-11-20'), log });
  const own: ContentChange[] = [];
  followed.changes.subscribe((change) => own.push(change));
  // The refresh is tried again after one second, then after two more.
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(own).toEqual([]);
  expect(sentences).toEqual([expect.stringMatching(/^Concert lists are not up to date: .*event_listing/)]);
  await sql`update alerts set active_to = active_to where id = (select min(id) from alerts)`.execute(test.database);
  const announced = (tables: ContentChange['tables'][]) =>
    vi.waitFor(() => expect(own.map((change) => change.tables)).toEqual(tables), { timeout: 60_000, interval: 100 });
  await announced([['alerts']]);
  await sql.raw(index.definition).execute(test.database);
  await announced([['alerts'], null]);
  await followed.stop();
});
