import type { List } from '@ofgc/shared/http/list.schema.ts';
import { expect, it } from 'vitest';
import { searchByYear } from './search-by-year.ts';

/** A list of the year 2026 that refuses a year which is no number, as the API does; its only item names the request's year and page. */
function fetchList({ year, page }: { year?: number | undefined; page?: number | undefined }): Promise<List<string>> {
  if (Number.isNaN(year)) return Promise.reject(Object.assign(new Error('refused'), { response: { status: 400 } }));
  const facets = { year: [{ value: '2026', label: '2026', count: 1 }] };
  return Promise.resolve({ data: [`${year} ${page}`], meta: { total: 1, page: 1, perPage: 8, facets } });
}
const search = (query: string) => searchByYear({ url: `https://ofgc.example/notas-prensa${query}` }, fetchList);

it.each([
  ['', 'undefined undefined', {}, []],
  ['?anio=2026&pagina=2', '2026 2', { anio: '2026' }, []],
  ['?anio=ayer&pagina=2', 'undefined 2', {}, [{ name: 'anio', value: 'ayer' }]],
  ['?anio=1066', 'undefined undefined', {}, [{ name: 'anio', value: '1066' }]],
])('searchByYear() reads %j and reports unknown years', async (query, asked, filters, unknown) => {
  const { found, ...rest } = await search(query);
  expect(found.data).toEqual([asked]);
  expect(rest).toEqual({ filters, unknown });
});

it('searchByYear() redirects with 301 from the old parameters to the present ones', () => {
  expect(() => search('?year=2026&page=2')).toThrow(
    expect.objectContaining({ status: 301, headers: new Headers({ location: '/notas-prensa?anio=2026&pagina=2' }) }),
  );
});
