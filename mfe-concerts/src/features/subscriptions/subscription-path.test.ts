import { describe, expect, it } from 'vitest';
import { comparePath, subscriptionPath } from './subscription-path.ts';

describe('subscriptionPath', () => {
  it('lasts for the present variant and names the season’s for others', () => {
    expect(subscriptionPath({ id: 1, slug: 'abono-temporada', isPresent: true })).toBe(
      '/conciertos-entradas/abonos/abono-temporada',
    );
    expect(subscriptionPath({ id: 11, slug: 'abono-temporada', isPresent: false })).toBe(
      '/conciertos-entradas/abonos/abono-temporada/11',
    );
  });
});

it('comparePath carries what is compared and where', () => {
  expect(comparePath(['a', 'b'], 'C')).toBe('/conciertos-entradas/abonos/comparar?abono=a&abono=b&zona=C');
  expect(comparePath([])).toBe('/conciertos-entradas/abonos/comparar');
});
