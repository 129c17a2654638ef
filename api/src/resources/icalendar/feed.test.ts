import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { useFollowingApi } from '../../testing/use-test-api.ts';

const test = useFollowingApi();

const all = '/api/calendar.ics?cuando=todos';
const tagOf = async (address = all) => (await test.api.inject(address)).headers.etag;
/** Edits a table of the content, and waits until its change is announced. */
async function edit(table: string, statement: ReturnType<typeof sql>): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const forget = test.followed.changes.subscribe(({ tables }) => {
      if (tables && !tables.includes(table)) return;
      forget();
      resolve();
    });
  });
  await statement.execute(test.database);
  await heard;
}

describe('the ETag of a calendar feed', () => {
  it('is the same in every process', async () => {
    const { database } = test;
    const other = await createTestApi(database, { now: () => new Date('2026-11-20T15:00:00Z') });
    expect((await other.inject(all)).headers.etag).toBe(await tagOf());
    await other.close();
  });

  it('changes with each table that the feed reads', async () => {
    const named = String((await test.api.inject(all)).headers['x-content-tables']).split(',');
    expect(named.length).toBeGreaterThan(10);
    const columns: Record<string, string> = {
      performances: 'has_waiting_list = not has_waiting_list',
      programme_items: 'minutes = minutes + 1',
    };
    const numbers: Record<string, string> = {
      events: 'price_max',
      categories: 'sort_order',
      halls: 'capacity',
      works: 'minutes',
    };
    const texts: Record<string, string> = {
      artists: 'sort_name',
      composers: 'years',
      seasons: 'motto',
      venues: 'street',
      content_state: 'hash',
      credits: 'part',
    };
    // The query of events also reads photographs, but feeds do not show them.
    for (const table of named.filter((name) => name !== 'pictures')) {
      const before = await tagOf();
      const change =
        columns[table] ??
        (numbers[table] ? `${numbers[table]} = ${numbers[table]} + 1` : undefined) ??
        (['motto', 'part'].includes(texts[table] ?? '')
          ? `${texts[table]} = '{"es": "otro"}'`
          : `${texts[table]} = ${texts[table]} || '!'`);
      await edit(table, sql`update ${sql.table(table)} set ${sql.raw(change)}`);
      expect(await tagOf(), table).not.toBe(before);
    }
  });
});

it('a long calendar feed is streamed whole and in order', async () => {
  await edit(
    'performances',
    sql`insert into performances select (jsonb_populate_record(p, jsonb_build_object('id', 5000 + n,
    'starts_at', p.starts_at + n * interval '1 day', 'ends_at', p.ends_at + n * interval '1 day'))).* from performances p, generate_series(1, 450) n where p.id = (select max(id) from performances)`,
  );
  const { body, headers } = await test.api.inject(all);
  expect(headers).not.toHaveProperty('content-length');
  const dates = [...body.matchAll(/^DTSTART;TZID=Atlantic\/Canary:(\d{8}T\d{6})/gm)].map(([, date = '']) => date);
  expect(dates.length).toBeGreaterThan(500);
  expect(dates).toEqual(dates.toSorted());
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(dates.length);
  for (const once of ['BEGIN:VCALENDAR', 'END:VCALENDAR', 'BEGIN:VTIMEZONE'])
    expect(body.match(new RegExp(once, 'g'))).toHaveLength(1);
  expect(body).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  const again = await test.api.inject({ url: all, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
