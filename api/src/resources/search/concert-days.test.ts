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
