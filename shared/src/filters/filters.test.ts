import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  checkFilters,
  filterOptions,
  maxFilterLength,
  readFilters,
  readValues,
  withoutFilters,
} from './filters.ts';

const names = ['anio', 'letra'] as const;
const option = (value: string) => ({ value, label: value, count: 0 });

describe('readFilters', () => {
  it.each([
    ['', {}],
    ['anio=&letra=+', {}],
    ['letra=+b+&anio=2024&pagina=2&otro=1', { anio: '2024', letra: 'b' }],
    ['letra=&letra=b&letra=c', { letra: 'b' }],
  ])('reads "%s"', (query, filters) => expect(readFilters(names, new URLSearchParams(query))).toEqual(filters));

  it('cuts a value at the maximum length', () =>
    expect(readFilters(names, new URLSearchParams({ letra: 'a'.repeat(500) })).letra).toHaveLength(maxFilterLength));

  it('cuts a value between characters, so that it can be sent on', () => {
    const { letra = '' } = readFilters(names, new URLSearchParams({ letra: `${'a'.repeat(maxFilterLength - 1)}🎻` }));
    expect(encodeURIComponent(letra)).toBe('a'.repeat(maxFilterLength - 1));
  });
});

it('readValues returns all values of a parameter, each once', () =>
  expect(readValues(new URLSearchParams('abono=b&abono=a&abono=+b&abono='), 'abono')).toEqual(['b', 'a']));

it('activeFilters returns the names with a value, and withoutFilters removes names', () => {
  expect(activeFilters({ anio: '2024', letra: undefined })).toEqual(['anio']);
  expect(withoutFilters({ anio: '2024', letra: 'b' }, ['anio'])).toEqual({ letra: 'b' });
});

it('filterOptions returns the API’s options under the names of the page', () =>
  expect(filterOptions({ anio: 'year', letra: 'letter' }, { year: [option('2024')] })).toEqual({
    anio: [option('2024')],
    letra: [],
  }));

describe('checkFilters', () => {
  const accepted = { anio: [option('2024')], letra: (value: string) => /^[a-z]$/.test(value) };

  it.each([
    [{}, {}, []],
    [{ anio: '2024', letra: 'b', texto: 'arpa' }, { anio: '2024', letra: 'b', texto: 'arpa' }, []],
    [{ anio: '2024', letra: 'ñ' }, { anio: '2024' }, [{ name: 'letra', value: 'ñ' }]],
    [
      { anio: 'ayer', letra: '1' },
      {},
      [
        { name: 'anio', value: 'ayer' },
        { name: 'letra', value: '1' },
      ],
    ],
  ])('of %j keeps %j and reports %j', (asked, filters, unknown) =>
    expect(checkFilters(asked, accepted)).toEqual({ filters, unknown }),
  );
});
