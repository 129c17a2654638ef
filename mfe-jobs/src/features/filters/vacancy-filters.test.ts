import { checkFilters } from '@ofgc/shared/filters/filters.ts';
import { describe, expect, it } from 'vitest';
import { readVacancyFilters, vacancyOptions, vacancyQuery } from './vacancy-filters.ts';

const facets = {
  family: [{ value: 'musicos', label: 'Músicos', count: 4 }],
  place: [{ value: 'telde', label: 'Telde', count: 1 }],
  type: [{ value: 'audition', label: 'Audición', count: 4 }],
  status: [
    { value: 'active', label: 'Abiertas', count: 4 },
    { value: 'inactive', label: 'Cerradas', count: 5 },
  ],
  year: [{ value: '2026', label: '2026', count: 9 }],
};
const read = (query: string, family?: string) => readVacancyFilters(new URLSearchParams(query), family);

describe('filters of the job portal', () => {
  it('vacancyQuery() has the parameter names of the API', () => {
    expect(
      vacancyQuery(read('texto=+oboe+&puesto=musicos&lugar=telde&tipo=audicion&estado=activas&anio=2026')),
    ).toEqual({ term: 'oboe', family: 'musicos', place: 'telde', type: 'audition', status: 'active', year: 2026 });
  });

  it('readVacancyFilters() takes the family from the path before the query', () =>
    expect(read('puesto=tecnica', 'musicos').puesto).toBe('musicos'));

  it.each([
    ['puesto=musicos&lugar=telde&estado=cerradas&anio=2026', []],
    ['puesto=piratas', ['puesto']],
    ['estado=active', ['estado']],
    ['tipo=audicion', []],
    ['tipo=audition', ['tipo']],
    ['anio=1999&lugar=luna', ['lugar', 'anio']],
    ['anio=2026.0', ['anio']],
    ['texto=piratas', []],
  ])('checkFilters() of %s reports %j as unknown', (query, unknown) =>
    expect(checkFilters(read(query), vacancyOptions(facets)).unknown.map(({ name }) => name)).toEqual(unknown),
  );

  it('vacancyOptions() names the states in Spanish', () =>
    expect(vacancyOptions(facets).estado.map(({ value }) => value)).toEqual(['activas', 'cerradas']));
});
