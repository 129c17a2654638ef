import { beforeAll, describe, expect, it } from 'vitest';
import { type Event, eventSchema, type EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import { type List, type One, oneOf } from '@ofgc/shared/http/list.schema.ts';
import { contentFolder, readContent } from '../../content/read-content.ts';
import { insertConcert, insertedZones, performance } from '../../testing/insert-concert.ts';
import { type TestResponse } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
const { content } = await readContent(contentFolder);
const [oboist = '', organist = ''] = content.artists
  .filter(({ name }) => name !== content.events[0]?.conductor)
  .map(({ name }) => name);

const event = async (id: number, lang = 'es') => (await test.read<One<Event>>(`/api/events/${id}?lang=${lang}`)).data;
const work = (key: string) => ({ kind: 'work' as const, work: key });
const sold = (id: number, sale: EventSummary['performances'][number]['sale']) => [performance(id, { sale })];

/** What the office enters for a performance, and what the API says of it on the day of the tests. */
const entered = [
  [{}, { state: 'onSale' }],
  [{ sale: 'limited' }, { state: 'limited' }],
  [{ sale: 'lastTickets' }, { state: 'lastTickets' }],
  [
    { sale: 'soldOut', waitingList: true },
    { state: 'soldOut', hasWaitingList: true },
  ],
  // Nobody waits for a seat in an empty hall.
  [
    { sale: 'soldOut', waitingList: true, status: 'movedOnline' },
    { state: 'soldOut', hasWaitingList: false },
  ],
  [{ sale: 'boxOfficeOnly' }, { state: 'boxOfficeOnly' }],
  [{ sale: 'free' }, { state: 'free' }],
  [{ sale: 'freeWithReservation' }, { state: 'freeWithReservation' }],
  [{ sale: 'schoolsOnly' }, { state: 'schoolsOnly' }],
  [{ sale: 'schoolsFull' }, { state: 'soldOut' }],
  [{ saleFrom: '2027-01-11' }, { state: 'notOnSale', saleFrom: '2027-01-11T10:00:00.000Z' }],
  [{ status: 'cancelled' }, { state: 'cancelled' }],
  [
    { status: 'cancelled', date: '2026-11-19' },
    { state: 'cancelled', isOver: true },
  ],
  [{ status: 'postponed' }, { state: 'postponed' }],
  [
    { status: 'rescheduled', date: '2027-02-19', previousDates: ['2027-02-12'] },
    { state: 'onSale', startsAt: '2027-02-19T20:00:00.000Z', previousStartsAt: '2027-02-12T20:00:00.000Z' },
  ],
  [{ date: '2026-11-19' }, { state: 'past', isTonight: false }],
  [{ sale: 'soldOut', date: '2026-11-19' }, { state: 'past' }],
  // In summer the islands are an hour ahead of Greenwich.
  [{ date: '2027-04-16' }, { startsAt: '2027-04-16T19:00:00.000Z', doorsAt: '2027-04-16T18:30:00.000Z' }],
  [{ date: '2026-11-20' }, { state: 'onSale', isTonight: true, startsAt: '2026-11-20T20:00:00.000Z' }],
] as const satisfies readonly (readonly [Parameters<typeof performance>[1], object])[];

beforeAll(async () => {
  await insertConcert(test.database, 9001, {
    soloists: [
      { name: oboist, instrument: { es: 'oboe', en: 'oboe' } },
      { name: organist, instrument: { es: 'órgano', en: 'organ' } },
      { name: null, instrument: { es: 'bajo', en: 'bass' } },
    ],
    programme: [work('rstob'), { kind: 'interval', minutes: 20 }, work('muspic'), work('sai3')],
  });
  await insertConcert(test.database, 9002, {
    performances: entered.map(([differences], place) => performance(900_200 + place, differences)),
  });
  await insertConcert(test.database, 9003, { performances: sold(90_031, 'lastTickets') });
  await insertConcert(test.database, 9004, { performances: sold(90_041, 'limited') });
  await insertConcert(test.database, 9005, { performances: sold(90_051, 'soldOut') });
  await insertConcert(test.database, 9006, {
    price: { kind: 'flat', min: 500, max: 500, currency: 'EUR' },
    performances: [performance(90_061, { relaxed: true }), performance(90_062, { time: '21:00' })],
    programme: [work('rstob')],
    durationMinutes: 240,
  });
});

describe('GET /api/events/{id}', () => {
  it('matches the contract for every concert', async () => {
    for (const { id } of (await test.read<List<EventSummary>>('/api/events?perPage=100&when=all')).data)
      oneOf(eventSchema.strict()).parse((await test.get(`/api/events/${id}?lang=en`)).body);
  });

  it('lists performers who are still to be announced', async () => {
    expect((await event(9001)).credits).toContainEqual({
      artistId: null,
      slug: null,
      name: 'por confirmar',
      role: 'soloist',
      part: 'bajo',
    });
    expect((await event(9001, 'en')).credits).toContainEqual(
      expect.objectContaining({ name: 'to be announced', part: 'bass' }),
    );
  });

  it('lists soloists with the work that they play', async () => {
    const { programme } = await event(9001, 'en');
    expect(programme.map((item) => (item.kind === 'work' ? item.soloists.map(({ name }) => name) : item.kind))).toEqual(
      [[oboist], 'interval', [], [organist]],
    );
  });

  it('names composers and arrangers in the visitor’s language', async () => {
    const pictures = (await event(9001, 'en')).programme[2];
    expect(pictures).toMatchObject({
      composer: 'Modest Mussorgsky (orch. Maurice Ravel)',
      composerShortName: 'Mussorgsky',
    });
  });

  it('gives each price zone the state of the next date', async () => {
    const zones = async (id: number) => (await event(id)).priceZones.map(({ zone, state }) => `${zone} ${state}`);
    expect(await zones(9003)).toEqual(['A onSale', 'B onSale', 'C lastTickets', 'D soldOut']);
    expect(await zones(9004)).toEqual(['A onSale', 'B onSale', 'C onSale', 'D soldOut']);
    expect(await zones(9005)).toEqual(['A soldOut', 'B soldOut', 'C soldOut', 'D soldOut']);
    expect((await event(9001)).priceZones).toEqual(insertedZones.map((zone) => ({ ...zone, state: 'onSale' })));
    expect((await event(9006)).priceZones).toEqual([]);
  });

  it('gives the longer of the music and the planned session as the length', async () => {
    const minutes = ['rstob', 'muspic', 'sai3'].reduce((sum, key) => sum + (content.works[key]?.minutes ?? NaN), 20);
    const { durationMinutes, performances } = await event(9001);
    expect(durationMinutes).toBe(Math.ceil(minutes / 5) * 5);
    const [first] = performances;
    expect(Date.parse(first?.endsAt ?? '') - Date.parse(first?.startsAt ?? '')).toBe(durationMinutes * 60_000);
    expect((await event(9006)).durationMinutes).toBe(240);
  });

  it('recommends coming concerts with something in common, soonest first, those without tickets last', async () => {
    const all = (await test.read<List<EventSummary>>('/api/events?perPage=100&when=all')).data;
    const isComing = ({ state }: EventSummary['performances'][number]) =>
      !['past', 'cancelled', 'postponed'].includes(state);
    const next = ({ performances }: EventSummary) => performances.find(isComing)?.startsAt ?? '';
    /** Composers and performers. */
    const peopleOf = ({ programme, credits }: EventSummary) => [
      ...programme.flatMap((item) => (item.kind === 'work' ? [item.composerShortName] : [])),
      ...credits.flatMap(({ slug, role }) => (slug ? `${role === 'conductor'} ${slug}` : [])),
    ];
    let recommended = 0;
    // Some of them, as each is one more request.
    for (const own of all.filter((_, place) => place % 6 === 0)) {
      const people = new Set(peopleOf(own));
      const alike = (other: EventSummary) =>
        other.category.slug === own.category.slug ||
        (own.category.slug !== 'familia' && peopleOf(other).some((one) => people.has(one)));
      const known = all.filter((other) => other.id !== own.id && other.performances.some(isComing) && alike(other));
      const found = (await event(own.id)).recommendations.map(({ id }) => known.find((one) => one.id === id));
      expect(found, own.title).not.toContain(undefined);
      expect(found.length, own.title).toBe(Math.min(4, known.length));
      const isSold = (one?: EventSummary) => one?.performances.every(({ price }) => price === null);
      const [withTickets, without] = [found.filter((one) => !isSold(one)), found.filter(isSold)];
      expect(found).toEqual([...withTickets, ...without]);
      const days = withTickets.map((one) => next(one!));
      expect(days, own.title).toEqual(days.toSorted());
      recommended += found.length;
    }
    expect(recommended).toBeGreaterThan(10);
  });

  it('marks the relaxed session', async () => {
    expect((await event(9006)).performances.map(({ isRelaxed }) => isRelaxed)).toEqual([true, false]);
  });

  it.each([
    ['0', 404],
    ['999', 404],
    ['99999999999999999999', 404],
    ['abc', 400],
    ['1.5', 400],
    ['-1', 400],
    ['1%00', 400],
  ])('with id %s answers %i', async (id, status) => {
    const answer = (await test.get(`/api/events/${id}`)) as TestResponse<ErrorBody>;
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\.$/);
  });
});

describe('the states of performances', () => {
  it.each(entered.map(([differences, expected], place) => ({ differences, expected, id: 900_200 + place })))(
    'of a date with $differences: $expected',
    async ({ expected, id }) => {
      const found = (await event(9002)).performances.find((one) => one.id === id);
      expect(found).toMatchObject(expected);
      expect(found?.isOver).toBe('isOver' in expected ? expected.isOver : undefined);
      const isSold = ['onSale', 'limited', 'lastTickets', 'freeWithReservation'].includes(found?.state ?? '');
      expect(found?.ticketUrl).toBe(isSold ? `/conciertos-entradas/taquilla?performance=${id}` : null);
    },
  );

  it('say that tickets of a cancelled concert are refunded, unless they were free', async () => {
    const cancelled = (id: number, kind: 'flat' | 'freeWithReservation', euros: number) =>
      insertConcert(test.database, id, {
        performances: [performance(10 * id + 1, { status: 'cancelled' })],
        price: { kind, min: 100 * euros, max: 100 * euros, currency: 'EUR' },
      });
    await cancelled(9008, 'flat', 5);
    await cancelled(9009, 'freeWithReservation', 0);
    const refunds = async (id: number) => (await event(id)).performances.map(({ isRefunded }) => isRefunded);
    expect([await refunds(9008), await refunds(9009), await refunds(9001)]).toEqual([[true], [undefined], [undefined]]);
  });

  it('set `canceled` and `limitedAvailability` of the concert', async () => {
    await insertConcert(test.database, 9007, { performances: [performance(90_071, { status: 'cancelled' })] });
    expect(await event(9007)).toMatchObject({ canceled: true, limitedAvailability: false });
    expect(await event(9004)).toMatchObject({ canceled: false, limitedAvailability: true });
    expect(await event(9001)).toMatchObject({ canceled: false, limitedAvailability: false });
  });
});
