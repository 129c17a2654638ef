import { describe, expect, it } from 'vitest';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { nearestMonths } from '../calendar/months/nearest-months.ts';
import { activeCalendarFilters } from './active-filters.ts';

const facets = {
  conductor: [{ value: 'chiara-belvento', label: 'Chiara Belvento', count: 2 }],
  season: [{ value: '2627', label: 'Temporada 2026-27', count: 18 }],
};

describe('activeFilters', () => {
  it('takes the labels of the facets and names a month', () => {
    const query = { director: 'chiara-belvento', mes: '2026-11', cuando: 'todos' } as const;
    expect(activeCalendarFilters(query, facets, 'es')).toEqual([
      { names: ['director'], label: 'Chiara Belvento' },
      { names: ['mes'], label: 'noviembre de 2026' },
    ]);
  });

  it('labels a range of days by its preset, and an open range by its one day', () => {
    const dates = [{ value: '2026-11-20/2026-11-22', label: 'Este fin de semana', count: 1 }];
    expect(activeCalendarFilters({ desde: '2026-11-20', hasta: '2026-11-22' }, { dates }, 'es')).toEqual([
      { names: ['desde', 'hasta'], label: 'Este fin de semana' },
    ]);
    const [since] = activeCalendarFilters({ desde: '2026-12-01' }, { dates }, 'es');
    expect(plainSpaces(since?.label ?? '')).toBe('1 de diciembre de 2026 – …');
    const [until] = activeCalendarFilters({ hasta: '2026-12-01' }, { dates }, 'en');
    expect(plainSpaces(until?.label ?? '')).toBe('… – 1 December 2026');
  });

  it('labels a value that no facet has by the value itself', () => {
    expect(activeCalendarFilters({ edad: '3' }, {}, 'en')).toEqual([{ names: ['edad'], label: '3' }]);
  });
});

describe('nearestMonths', () => {
  const month = (value: string, count: number) => ({ value, label: value, count });

  it('returns the nearest months with concerts before and after', () => {
    const months = [
      month('2027-04', 1),
      month('2027-06', 1),
      month('2027-07', 0),
      month('2027-08', 0),
      month('2027-09', 2),
    ];
    expect(nearestMonths(months, '2027-07').map(({ value }) => value)).toEqual(['2027-06', '2027-09']);
    expect(nearestMonths([], '2027-07')).toEqual([]);
  });
});
