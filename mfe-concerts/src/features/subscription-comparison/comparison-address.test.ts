import { describe, expect, it } from 'vitest';
import { parseComparisonQuery, withoutSlug } from './comparison-address.ts';

const known = { slugs: ['a', 'b', 'c', 'd', 'e'], zones: ['A', 'B'] };
const parse = (address: string) => parseComparisonQuery(new URLSearchParams(address), known);

describe('address of a comparison', () => {
  it.each([
    ['', { slugs: [], zone: 'A', away: [] }, { unknown: [], tooMany: [] }],
    ['abono=b&abono=a&abono=b&zona=b', { slugs: ['b', 'a'], zone: 'B', away: [] }, { unknown: [], tooMany: [] }],
    ['abono=x&abono=a&zona=Q', { slugs: ['a'], zone: 'A', away: [] }, { unknown: ['abono x', 'zona Q'], tooMany: [] }],
    [
      'abono=a&abono=b&abono=c&abono=d&abono=e',
      { slugs: ['a', 'b', 'c', 'd'], zone: 'A', away: [] },
      { unknown: [], tooMany: ['e'] },
    ],
    [
      'no=2027-02-19&no=mañana&no=2027-13-45',
      { slugs: [], zone: 'A', away: ['2027-02-19'] },
      { unknown: ['no mañana', 'no 2027-13-45'], tooMany: [] },
    ],
  ])('parseComparisonQuery() reads “%s” and reports what it refuses', (address, chosen, refused) => {
    const { chosen: read, refused: left } = parse(address);
    expect(read).toEqual(chosen);
    expect({ ...left, unknown: left.unknown.map(({ name, value }) => `${name} ${value}`) }).toEqual(refused);
  });

  it('withoutSlug() removes one subscription and keeps zone and days', () => {
    const { chosen } = parse('abono=a&abono=b&zona=B&no=2027-02-19&no=2027-02-20');
    expect(withoutSlug(chosen, 'a')).toBe(
      '/conciertos-entradas/abonos/comparar?abono=b&zona=B&no=2027-02-19&no=2027-02-20#comparacion',
    );
  });
});
