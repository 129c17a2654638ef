import { describe, expect, it } from 'vitest';
import { parseComparisonQuery, resolveComparisonQuery, withoutSlug } from './comparison-query.ts';

const known = { slugs: ['a', 'b', 'c', 'd', 'e'], zones: ['A', 'B'] };
const settle = (address: string) => resolveComparisonQuery(parseComparisonQuery(new URLSearchParams(address)), known);

describe('the address of a comparison', () => {
  it.each([
    ['', { slugs: [], zone: 'A', away: [] }, { unknown: [], tooMany: [] }],
    ['abono=b&abono=a&abono=b&zona=b', { slugs: ['b', 'a'], zone: 'B', away: [] }, { unknown: [], tooMany: [] }],
    ['abono=x&abono=a&zona=Q', { slugs: ['a'], zone: 'A', away: [] }, { unknown: ['x', 'Q'], tooMany: [] }],
    [
      'abono=a&abono=b&abono=c&abono=d&abono=e',
      { slugs: ['a', 'b', 'c', 'd'], zone: 'A', away: [] },
      { unknown: [], tooMany: ['e'] },
    ],
    ['no=2027-02-19&no=mañana', { slugs: [], zone: 'A', away: ['2027-02-19'] }, { unknown: ['mañana'], tooMany: [] }],
  ])('%s', (address, chosen, refused) => {
    expect(settle(address)).toEqual({ chosen, refused });
  });

  it('loses one of its subscriptions and keeps the zone', () => {
    expect(withoutSlug(settle('abono=a&abono=b&zona=B').chosen, 'a')).toBe(
      '/conciertos-entradas/abonos/comparar?abono=b&zona=B',
    );
  });
});
