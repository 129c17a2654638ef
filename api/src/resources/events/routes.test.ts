import { describe, expect, it } from 'vitest';
import type { Event, EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { eventSummarySchema } from '@ofgc/shared/domain/events/event.schema.ts';
import { listOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import { full } from '@ofgc/shared/testing/full.ts';
import { createTestApi, startDeadline, type TestResponse } from '../../testing/test-api.ts';
import { eventDimensions } from './query.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

type Events = List<EventSummary>;
const test = useReadingApi();

const list = (query = '') => test.read<Events>(`/api/events?perPage=100&${query}`);
const idsOf = ({ data }: Events) => data.map(({ id }) => id);
/** The concerts of the sample content. Concerts that the office adds have higher numbers and are ignored. */
const sampleIdsOf = (events: Events) => idsOf(events).filter((id) => id <= 49);
/** A range of consecutive concert ids. */
const ids = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => first + place);
const event = async (id: number, lang = 'es') =>
  ((await test.get(`/api/events/${id}?lang=${lang}`)) as TestResponse<One<Event>>).body.data;
const states = async (id: number) => (await event(id)).performances.map(({ state }) => state);

describe('GET /api/events', () => {
  it('matches the contract in both languages', async () => {
    for (const lang of ['es', 'en']) listOf(eventSummarySchema.strict()).parse(await list(`when=all&lang=${lang}`));
  });

  it('lists coming concerts by their next date, tonight’s first', async () => {
    const upcoming = await list();
    expect(sampleIdsOf(upcoming).slice(0, 4)).toEqual([36, 37, 38, 39]);
    const next = upcoming.data.map(
      ({ performances }) => performances.find(({ state }) => state !== 'past')?.startsAt ?? '',
    );
    expect(next).toEqual(next.toSorted());
  });

  it('sorts by date, not by the order of entry', async () => {
    const sorted = idsOf(await list('season=2526'));
    expect(sorted.indexOf(31)).toBeLessThan(sorted.indexOf(30));
    expect(idsOf(await list('season=2526&sort=-date'))).toEqual(sorted.toReversed());
  });

  it.each<[string, number[]]>([
    ['season=2627', [...ids(32, 49)]],
    ['season=2026-27', [...ids(32, 49)]],
    ['season=2324', [...ids(1, 10)]],
    ['season=2627&when=upcoming', [...ids(36, 49)]],
    ['when=past', [...ids(1, 35)]],
    ['when=all', [...ids(1, 49)]],
    ['season=2627&type=temporada', [32, 33, 34, 36, 38, 39, 42, 43, 45, 46, 47, 49]],
    ['category=familia&when=all', [4, 15, 24, 37]],
    ['conductor=magnus-eikelund&when=all', [13, 23, 36]],
    ['soloist=bruno-cuentacasa&when=all', [4, 15, 24, 35, 37]],
    ['composer=ludwig-van-beethoven', [38, 40]],
    ['place=sede-de-la-orquesta', [48]],
    ['maxPrice=5', [37, 48]],
    ['maxPrice=12', [37, 38, 42, 43, ...ids(45, 48)]],
    ['maxPrice=12&season=2627&type=temporada', [32, 33, 34, 36, 38, 42, 43, 45, 46, 47]],
    ['maxPrice=12&when=all&type=escolar', []],
    ['maxPrice=0', [48]],
    ['free=1', [48]],
    ['free=1&when=all', [30, 48]],
    ['age=5', [37]],
    ['age=7', [37, 41, 44]],
    ['age=0', []],
    ['age=99', [...ids(36, 49)]],
    ['access=sobretitulos', [40, 49]],
    ['access=sesion-relajada&when=all', [24, 37]],
    ['access=bucle&place=sede-de-la-orquesta', []],
    ['from=2026-11-20', [...ids(36, 49)]],
    ['to=2023-12-31', []],
    ['to=2023-12-31&when=all', [...ids(1, 4)]],
    ['to=2026-11-30', [36, 37]],
    ['year=2026&month=11', [...ids(34, 37)]],
    ['month=11', [3, 13, 23, 24, ...ids(34, 37)]],
    ['from=2026-11-18&to=2026-11-20', [35, 36]],
    ['from=2026-12-01&to=2026-12-31', [38, 39, 40]],
    ['ids=31,49', [31, 49]],
    ['ids=12345', []],
    ['season=2627&composer=jean-sibelius&conductor=magnus-eikelund', [36]],
  ])('with %s returns the concerts %j', async (query, expected) => {
    const answer = await list(query);
    expect(sampleIdsOf(answer).toSorted((one, other) => one - other)).toEqual(expected);
    expect(answer.meta.total).toBe(answer.data.length);
  });

  it('applies all filters to the same performance', async () => {
    expect(sampleIdsOf(await list('year=2025&month=10'))).toEqual([22]);
    expect(sampleIdsOf(await list('year=2024&month=11&conductor=kenji-morikado'))).toEqual([]);
  });

  it('leaves out a coming concert when only a past date matches', async () => {
    const [past, coming] = (await event(36)).performances.map(({ startsAt }) => startsAt.slice(0, 10));
    expect(idsOf(await list(`when=upcoming&from=${past}&to=${past}`))).not.toContain(36);
    expect(idsOf(await list(`when=upcoming&from=${past}&to=${coming}`))).toContain(36);
  });

  it('finds the concert of a performance, past or coming, with all its dates', async () => {
    for (const event of (await list('when=all')).data.slice(0, 5)) {
      for (const { id } of event.performances) expect((await list(`performance=${id}`)).data).toEqual([event]);
    }
    expect((await list('performance=999999')).meta.total).toBe(0);
    expect((await list('performance=999999')).data).toEqual([]);
    expect((await test.get('/api/events?performance=0')).status).toBe(400);
  });

  it('returns the list in pages', async () => {
    const first = ((await test.get('/api/events?perPage=5')) as TestResponse<Events>).body;
    const third = ((await test.get('/api/events?perPage=5&page=3')) as TestResponse<Events>).body;
    const all = idsOf(await list());
    expect(first.meta).toMatchObject({ total: all.length, page: 1, perPage: 5 });
    expect([idsOf(first), idsOf(third)]).toEqual([all.slice(0, 5), all.slice(10, 15)]);
  });

  it('returns English texts when asked', async () => {
    const { data } = await list('lang=en');
    expect(data.find(({ id }) => id === 36)).toMatchObject({
      title: 'Grieg and Sibelius',
      slug: 'grieg-and-sibelius',
      slugs: { es: 'grieg-y-sibelius', en: 'grieg-and-sibelius' },
      lang: 'en',
    });
  });
});

describe('the facets of concerts', () => {
  async function expectCounted(query: string): Promise<void> {
    const { meta } = await list(query);
    for (const name of eventDimensions.filter((dimension) => dimension !== 'monthOfYear' && dimension !== 'dates')) {
      const chosen = new URLSearchParams(query);
      for (const option of (meta.facets[name] ?? []).slice(0, 3)) {
        chosen.set(name, option.value);
        expect((await list(chosen.toString())).meta.total, `${name}=${option.value}`).toBe(option.count);
      }
    }
  }
  const counted = 'count the results of choosing each option (%s)';
  it.each(['', 'season=2627&type=temporada', 'age=7&maxPrice=13', 'year=2026&conductor=aurelio-montelirio'])(
    counted,
    { timeout: startDeadline },
    expectCounted,
  );
  it.each([
    'season=2627',
    'when=all&composer=gustav-mahler',
    'maxPrice=12&access=bucle',
    'from=2026-11-21&to=2026-12-31&age=9',
    'to=2026-12-31&access=bucle',
  ])(counted, { ...full, timeout: startDeadline }, expectCounted);

  it.each(['', 'category=familia', 'access=sobretitulos&maxPrice=20', 'from=2027-01-01', 'year=2027&month=1'])(
    'count today, this weekend and the next 30 days in the same way as the list of upcoming concerts (%s)',
    async (query) => {
      const { meta } = await list(query);
      expect(meta.facets.dates?.map(({ value, label }) => [value, label])).toEqual([
        ['2026-11-20/2026-11-20', 'Hoy'],
        ['2026-11-20/2026-11-22', 'Este fin de semana'],
        ['2026-11-20/2026-12-19', 'Próximos 30 días'],
      ]);
      for (const { value, count } of meta.facets.dates ?? []) {
        const chosen = new URLSearchParams(query);
        for (const name of ['year', 'month']) chosen.delete(name);
        chosen.set('when', 'upcoming');
        const [from = '', to = ''] = value.split('/');
        chosen.set('from', from);
        chosen.set('to', to);
        expect((await list(chosen.toString())).meta.total, value).toBe(count);
      }
    },
    startDeadline,
  );

  it('have ascending prices and ages, each of which changes the result', async () => {
    const { facets } = (await list('when=all')).meta;
    for (const parameter of ['maxPrice', 'age'] as const) {
      const values = facets[parameter]?.map(({ value }) => Number(value)) ?? [];
      expect(values, parameter).toEqual(values.toSorted((one, other) => one - other));
      const counts = facets[parameter]?.map(({ count }) => count) ?? [];
      expect(counts, parameter).toEqual(counts.toSorted((one, other) => one - other));
      expect(counts.length, parameter).toBeGreaterThan(1);
    }
    expect(facets.maxPrice?.[0]?.label).toBe(`Hasta ${facets.maxPrice?.[0]?.value}\u00a0€`);
    expect(facets.access?.map(({ value }) => value)).toContain('lengua-de-signos');
    const { total: free } = (await list('when=all&free=1')).meta;
    expect(facets.free).toEqual([{ value: '1', label: 'Entrada gratuita', count: free }]);
  });

  it('keep options without results, and the chosen one', async () => {
    const query = 'season=2627&composer=jean-sibelius';
    const { meta } = await list(`${query}&conductor=kenji-morikado`);
    expect(meta.total).toBe(0);
    expect(meta.facets.conductor).toContainEqual({ value: 'kenji-morikado', label: 'Kenji Morikado', count: 0 });
    const { total } = (await list(`${query}&conductor=magnus-eikelund`)).meta;
    expect(meta.facets.conductor?.find(({ value }) => value === 'magnus-eikelund')?.count).toBe(total);
    expect(meta.facets.month).not.toEqual([]);
  });

  it('list every month for the month selector, whatever month is shown', async () => {
    const all = (await list('season=2627')).meta.facets.monthOfYear;
    const { total, facets } = (await list('season=2627&year=2026&month=11')).meta;
    expect(facets.monthOfYear).toEqual(all);
    expect(all).toContainEqual({ value: '2026-11', label: 'noviembre de 2026', count: total });
  });
});

describe('the states of performances', () => {
  it('mark tonight’s date as tonight and an earlier date as past', async () => {
    const [yesterday, tonight] = (await event(36)).performances;
    expect(yesterday).toMatchObject({ id: 361, state: 'past', isTonight: false, ticketUrl: null });
    expect(tonight).toMatchObject({
      id: 362,
      state: 'lastTickets',
      isTonight: true,
      ticketUrl: '/conciertos-entradas/taquilla?performance=362',
    });
    expect(tonight).toMatchObject({
      startsAt: '2026-11-20T20:00:00.000Z',
      endsAt: '2026-11-20T21:35:00.000Z',
      doorsAt: '2026-11-20T19:30:00.000Z',
    });
  });

  it('say of a cancelled date that its time is over', async () => {
    expect((await event(9)).performances[0]).toMatchObject({ state: 'cancelled', isOver: true });
    expect((await event(39)).performances[0]).not.toHaveProperty('isOver');
  });

  it.each([
    [39, ['cancelled']],
    [9, ['cancelled']],
    [40, ['limited']],
    [41, ['soldOut']],
    [43, ['onSale']],
    [44, ['schoolsOnly']],
    [47, ['notOnSale']],
    [48, ['freeWithReservation']],
    [35, ['past', 'past', 'past', 'past']],
    [15, ['past', 'past']],
  ])('of concert %i are %j', async (id, expected) => {
    expect(await states(id)).toEqual(expected);
  });

  it('become past when the music ends', async () => {
    const late = await createTestApi(test.database, { now: () => new Date('2026-11-20T21:34:00Z') });
    const over = await createTestApi(test.database, { now: () => new Date('2026-11-20T21:35:00Z') });
    const next = async (api: typeof late) => sampleIdsOf((await api.inject('/api/events?perPage=5')).json<Events>())[0];
    expect([await next(late), await next(over)]).toEqual([36, 37]);
    await late.close();
    await over.close();
  });

  it('set `canceled` and `limitedAvailability` of the concert', async () => {
    expect(await event(39)).toMatchObject({ canceled: true, limitedAvailability: false });
    expect(await event(40)).toMatchObject({ canceled: false, limitedAvailability: true });
  });

  it('have no ticket address when nothing can be bought', async () => {
    for (const id of [39, 41, 44, 47, 49, 30])
      expect((await event(id)).performances.map(({ ticketUrl }) => ticketUrl)).toEqual([null]);
    expect((await event(41)).performances[0]?.hasWaitingList).toBe(true);
  });

  it('come with the date before a move and the start of a sale, in the time of the islands', async () => {
    expect((await event(43)).performances[0]).toMatchObject({
      status: 'rescheduled',
      startsAt: '2027-02-19T20:00:00.000Z',
      previousStartsAt: '2027-02-12T20:00:00.000Z',
    });
    expect((await event(47)).performances[0]?.saleFrom).toBe('2027-01-11T10:00:00.000Z');
    expect((await event(46)).performances[0]?.startsAt).toBe('2027-04-16T19:00:00.000Z');
  });
});
