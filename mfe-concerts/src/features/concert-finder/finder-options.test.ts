import { expect, it } from 'vitest';
import { finderFacets, finderOptions } from './finder-options.ts';

const meta = (facets: Record<string, { value: string; label: string; count: number }[]>) => ({
  total: 3,
  page: 1,
  perPage: 1,
  facets,
});

it('finderOptions() lists months with concerts in order, with the year where it is a later one', () => {
  const monthOfYear = ['2025-11:0', '2026-12:2', '2027-01:1', '2027-12:1'].map((month) => ({
    value: month.slice(0, 7),
    label: month,
    count: Number(month.slice(8)),
  }));
  expect(finderOptions(meta({ monthOfYear }), 'es').months).toEqual([
    { value: '2026-12', label: 'diciembre', count: 2 },
    { value: '2027-01', label: 'enero', count: 1 },
    { value: '2027-12', label: 'diciembre de 2027', count: 1 },
  ]);
});

it('finderOptions() counts concerts for families, and 0 without the facet', () => {
  expect(finderOptions(meta({ category: [{ value: 'familia', label: 'En familia', count: 1 }] }), 'en').families).toBe(
    1,
  );
  expect(finderOptions(meta({}), 'en')).toEqual({ total: 3, composers: [], months: [], families: 0 });
});

it('finderOptions() reads exactly the facets of finderFacets', () => {
  const read = new Set<string>();
  const facets = new Proxy<Record<string, []>>({}, { get: (_, name) => void read.add(String(name)) });
  finderOptions(meta(facets), 'es');
  expect([...read].toSorted()).toEqual(finderFacets.toSorted());
});
