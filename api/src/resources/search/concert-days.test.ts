import { beforeAll, expect, it } from 'vitest';
import { insertConcert, performance } from '../../testing/insert-concert.ts';
import { searchOver } from '../../testing/use-search.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
const search = searchOver(test);
// There is a concert on each day that the searches below mean, the first of which is a Friday.
beforeAll(async () => {
  for (const [place, date] of ['2026-11-20', '2026-11-21', '2026-11-25', '2026-11-28', '2026-12-18'].entries()) {
    const id = 9001 + place;
    await insertConcert(test.database, id, { performances: [performance(id * 10 + 1, { date })] });
  }
  const pair = [
    performance(90_911, { date: '2027-07-22' }),
    performance(90_912, { date: '2027-07-23', status: 'cancelled' }),
  ];
  await insertConcert(test.database, 9091, { performances: pair });
  await insertConcert(test.database, 9093, {
    title: { es: 'Velada kvantzel' },
    performances: [
      performance(90_931, { date: '2027-08-05', sale: 'soldOut' }),
      performance(90_932, { date: '2027-08-06' }),
    ],
  });
  const free = { price: { kind: 'free' as const, min: 0, max: 0, currency: 'EUR' as const } };
  await insertConcert(test.database, 9092, { ...free, performances: [performance(90_921, { sale: 'soldOut' })] });
});

it.each([
  ['20 noviembre', 'es', '2026-11-20'],
  ['tonight', 'en', '2026-11-20'],
  ['hoy', 'es', '2026-11-20'],
  ['programa de hoy', 'es', '2026-11-20'],
  ['este sábado', 'es', '2026-11-21'],
  ['conciertos este fin de semana', 'es', '2026-11-20', '2026-11-22'],
  ['next week', 'en', '2026-11-23', '2026-11-29'],
  ['28/11/2026', 'es', '2026-11-28'],
  ['28-11', 'en', '2026-11-28'],
  ['18 december', 'en', '2026-12-18'],
  ['18 de diciembre a las ocho', 'es', '2026-12-18'],
  ['18 december conductor', 'en', '2026-12-18'],
  ['5th december', 'en', '2026-12-01', '2026-12-31'],
  ['diciembre', 'es', '2026-12-01', '2026-12-31'],
])('the first concert that the search finds for “%s” (%s) is on %s', async (term, lang, first, last = first) => {
  const { data } = await search(term, `&lang=${lang}&kind=events`);
  const day = data[0]?.date?.slice(0, 10) ?? 'none';
  expect([day >= first, day <= last], day).toEqual([true, true]);
});

it('a concert of two days is shown with the one that is searched for, also where that is cancelled', async () => {
  const shown = async (term: string) => {
    const { data } = await search(term, '&kind=events');
    const { date, state } = data.find(({ eventId }) => eventId === 9091) ?? {};
    return [date?.slice(0, 10), state];
  };
  expect(await shown('22/7/2027')).toEqual(['2027-07-22', null]);
  expect(await shown('23/7/2027')).toEqual(['2027-07-23', 'cancelled']);
  expect(await shown('22 y 23 de julio de 2027')).toEqual(['2027-07-22', null]);
});

it('a concert whose next date is sold out is shown with the next one that has tickets, unless that day is searched for', async () => {
  const shown = async (term: string) => {
    const { data } = await search(term, '&kind=events&perKind=50');
    return data.find(({ eventId }) => eventId === 9093)?.date?.slice(0, 10);
  };
  expect(await shown('velada kvantzel')).toBe('2027-08-06');
  expect(await shown('5/8/2027')).toBe('2027-08-05');
});

it.each([
  ['gratis', 'es'],
  ['entrada libre', 'es'],
  ['free', 'en'],
])('a free concert is found by “%s” (%s), also when its places are taken', async (term, lang) => {
  const { data } = await search(term, `&lang=${lang}&kind=events&perKind=50`);
  expect(data.map(({ eventId }) => eventId)).toContain(9092);
});
