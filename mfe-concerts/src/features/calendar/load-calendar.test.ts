import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import type { DisplayState } from '@ofgc/shared/domain/events/display-state.ts';
import { expect, it } from 'vitest';
import { loadCalendar } from './load-calendar.ts';

const { api } = pagingApi({
  'api/events': [sampleEvent()],
  'api/seasons': [
    { slug: '2627', startsOn: '2026-09-01', endsOn: '2027-08-31' },
    { slug: '2728', startsOn: '2027-09-01', endsOn: '2028-08-31' },
  ],
});
const now = new Date('2026-11-20T12:00:00Z');

it.each<[CalendarChoice, boolean]>([
  [{}, true],
  [{ lugar: 'auditorio-del-mar' }, true],
  [{ temporada: '2627' }, true],
  [{ temporada: '2728' }, false],
  [{ anio: '2027' }, false],
  [{ desde: '2026-11-27' }, false],
  [{ hasta: '2026-11-22' }, false],
])('loadCalendar() with %j returns isFromToday %j', async (query, isFromToday) => {
  expect((await loadCalendar(query, { api, now })).isFromToday).toBe(isFromToday);
});

it.each<[CalendarChoice, Record<string, Record<string, number>>]>([
  [
    { temporada: '2526' },
    { season: { 2526: 5, 2627: 1 }, year: { 2026: 5 }, monthOfYear: { '2026-10': 5, '2026-11': 5 } },
  ],
  [
    { mes: '2026-10' },
    { season: { 2526: 5, 2627: 5 }, year: { 2026: 5 }, monthOfYear: { '2026-10': 5, '2026-11': 1 } },
  ],
  [{ anio: '2025' }, { season: { 2526: 5, 2627: 5 }, year: { 2026: 1 }, monthOfYear: { '2026-10': 5, '2026-11': 1 } }],
  [
    { temporada: '2526', cuando: 'todos' },
    { season: { 2526: 5, 2627: 5 }, year: { 2026: 5 }, monthOfYear: { '2026-10': 5, '2026-11': 5 } },
  ],
])('loadCalendar() with %j counts what choosing another time shows', async (query, expected) => {
  const values = { season: ['2526', '2627'], year: ['2026'], monthOfYear: ['2026-10', '2026-11'] };
  const seasons = [
    { slug: '2526', startsOn: '2025-09-01', endsOn: '2026-08-31' },
    { slug: '2627', startsOn: '2026-09-01', endsOn: '2027-08-31' },
  ];
  const get = async (path: string, { params }: { params?: { when?: string } } = {}) => {
    if (path === 'api/seasons') return { data: listOf(seasons) };
    const count = params?.when === 'upcoming' ? 1 : 5;
    const options = Object.entries(values).map(([name, own]) => [
      name,
      own.map((value) => ({ value, label: '', count })),
    ]);
    const list = listOf([sampleEvent()]);
    return { data: { ...list, meta: { ...list.meta, facets: Object.fromEntries(options) } } };
  };
  const { facets } = await loadCalendar(query, { api: { get } as never, now });
  const counts = Object.entries(facets).map(([name, options]) => [
    name,
    Object.fromEntries(options.map(({ value, count }) => [value, count])),
  ]);
  expect(Object.fromEntries(counts)).toEqual(expected);
});

it.each<[DisplayState[], string | undefined]>([
  [['onSale'], undefined],
  [['cancelled', 'onSale'], undefined],
  [['cancelled', 'cancelled'], 'cancelled'],
  [['postponed'], 'postponed'],
  [['cancelled', 'postponed'], 'postponed'],
])('loadCalendar() marks a day with the session states %j as %s', async (states, notHeld) => {
  const performances = states.map((state, id) => samplePerformance({ id, state }));
  const source = pagingApi({ 'api/events': [sampleEvent({ performances })], 'api/seasons': [] });
  const { grids } = await loadCalendar({}, { api: source.api, now });
  expect(grids.flatMap(({ days }) => days).map((day) => day.notHeld)).toEqual([notHeld]);
});

it.each(['2026-07-10', '2026-08-15'])(
  'loadCalendar() on %s, between two seasons, offers the months of the next one',
  async (today) => {
    const startsAt = '2026-09-18T19:00:00Z';
    const performance = samplePerformance({ startsAt, endsAt: '2026-09-18T21:00:00Z' });
    const event = sampleEvent({ performances: [performance] });
    const get = async (_path: string, { params }: { params?: { to?: string } } = {}) => ({
      data: listOf(params?.to && params.to < startsAt ? [] : [event]),
    });
    const summer = new Date(`${today}T12:00:00Z`);
    const { grids, selectable } = await loadCalendar({}, { api: { get } as never, now: summer });
    expect(selectable).toContain('2026-09');
    expect(grids.map(({ month, days }) => [month, days.map(({ day }) => day)])).toEqual([
      ['2026-09', ['2026-09-18']],
      ['2026-10', []],
    ]);
  },
);

it.each<[CalendarChoice, number]>([
  [{ compositor: 'gustav-mahler' }, 3],
  [{ compositor: 'gustav-mahler', vista: 'mes' }, 3],
  [{ compositor: 'gustav-mahler', cuando: 'todos' }, 0],
  [{ compositor: 'gustav-mahler', cuando: 'pasados' }, 0],
])('loadCalendar() with %j, of which nothing is found, counts %j past concerts', async (query, past) => {
  const get = async (
    _path: string,
    { params }: { params?: { when?: string; composer?: string; perPage?: number } } = {},
  ) => {
    const isCount = params?.when === 'past' && params.composer && params.perPage === 1;
    const list = listOf([]);
    return { data: isCount ? { ...list, meta: { ...list.meta, total: 3 } } : list };
  };
  expect((await loadCalendar(query, { api: { get } as never, now })).past).toBe(past);
});
