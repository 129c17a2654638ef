import { describe, expect, it } from 'vitest';
import { activeFilters, checkFilters, filteredPath, readFilters } from './address-filters.ts';

const names = ['anio', 'letra'] as const;

describe('readFilters', () => {
  it.each([
    ['', { anio: '', letra: '' }],
    ['anio=&letra=', { anio: '', letra: '' }],
    ['letra=+b+&anio=2024&page=2&otro=1', { anio: '2024', letra: 'b' }],
  ])('reads "%s"', (query, filters) => expect(readFilters(names, new URLSearchParams(query))).toEqual(filters));

  it('cuts values that are longer than any name', () =>
    expect(readFilters(names, new URLSearchParams({ letra: 'a'.repeat(500) })).letra).toHaveLength(120));
});

it('activeFilters are those with a value', () => expect(activeFilters({ anio: '2024', letra: '' })).toEqual(['anio']));

describe('checkFilters', () => {
  const options = { anio: [{ value: '2024', label: '2024', count: 0 }], letra: [] };

  it.each([
    [{ anio: '', letra: '' }, { anio: '', letra: '' }, []],
    [{ anio: '2024', letra: '' }, { anio: '2024', letra: '' }, []],
    [{ anio: '2024', letra: 'ñ' }, { anio: '2024', letra: '' }, [{ name: 'letra', value: 'ñ' }]],
    [
      { anio: 'ayer', letra: 'b' },
      { anio: '', letra: '' },
      [
        { name: 'anio', value: 'ayer' },
        { name: 'letra', value: 'b' },
      ],
    ],
  ])('of %j leaves %j and takes out %j', (asked, filters, unknown) =>
    expect(checkFilters(asked, options)).toEqual({ filters, unknown }),
  );
});

describe('filteredPath', () => {
  it.each([
    [{ anio: '', letra: '' }, 1, '/lista'],
    [{ anio: '', letra: '' }, 2, '/lista?page=2'],
    [{ letra: 'b', anio: '2024' }, 1, '/lista?anio=2024&letra=b'],
    [{ anio: '', letra: 'ñ' }, 3, '/lista?letra=%C3%B1&page=3'],
  ])('writes %j on page %i as %s', (filters, page, address) =>
    expect(filteredPath('/lista', { names, filters, page })).toBe(address),
  );
});
