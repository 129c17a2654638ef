import type { ApiClient } from '@ofgc/shared/api-client';
import { describe, expect, it } from 'vitest';
import { readVacancyFilters } from './vacancy-filters.ts';
import { searchVacancies } from './search-vacancies.ts';
import { sampleVacancy } from '../../testing/sample-vacancy.ts';

const facets = {
  family: [{ value: 'musicos', label: 'Músicos', count: 1 }],
  place: [],
  status: [],
  year: [{ value: '2026', label: '2026', count: 1 }],
};

/** An API with `total` vacancies that refuses the families it does not know, as the real one does. */
function apiWith(total: number) {
  const asked: Record<string, unknown>[] = [];
  const get = (_path: string, { params }: { params: Record<string, unknown> }) => {
    asked.push(params);
    if (params.family && params.family !== 'musicos')
      return Promise.reject(Object.assign(new Error('refused'), { response: { status: 400 } }));
    if (params.term === 'down') return Promise.reject(Object.assign(new Error('down'), { response: { status: 500 } }));
    const page = Number(params.page ?? 1);
    const data = Array.from({ length: Math.min(100, total - (page - 1) * 100) }, () => sampleVacancy());
    return Promise.resolve({ data: { data, meta: { total, page, perPage: 100, facets } } });
  };
  return { api: { get } as unknown as ApiClient, asked };
}
const search = (api: ApiClient, query: string) => searchVacancies(api, readVacancyFilters(new URLSearchParams(query)));

describe('searchVacancies', () => {
  it('finds the chosen vacancies with one request', async () => {
    const { api, asked } = apiWith(3);
    expect((await search(api, 'puesto=musicos&anio=2026')).found.data).toHaveLength(3);
    expect(asked).toHaveLength(1);
  });

  it('loads all pages of the API', async () =>
    expect((await search(apiWith(230).api, '')).found.data).toHaveLength(230));

  it.each([
    ['puesto=piratas&anio=2026', { name: 'puesto', value: 'piratas' }, { anio: '2026' }],
    ['anio=1999', { name: 'anio', value: '1999' }, {}],
    ['estado=raro&puesto=musicos', { name: 'estado', value: 'raro' }, { puesto: 'musicos' }],
  ])('searches %s without the unknown filter and reports it', async (query, unknown, filters) => {
    const answer = await search(apiWith(3).api, query);
    expect(answer).toMatchObject({ unknown: [unknown] });
    expect(answer.filters).toEqual(filters);
    expect(answer.found.data).toHaveLength(3);
  });

  it('throws other errors of the API', async () => {
    await expect(search(apiWith(3).api, 'texto=down')).rejects.toThrow('down');
  });
});
