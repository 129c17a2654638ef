import { describe, expect, it } from 'vitest';
import { numberInQuery } from './number-in-query.ts';

describe('numberInQuery', () => {
  it.each([
    ['?pagina=26', 26],
    ['?pagina=', undefined],
    ['', undefined],
    ['?pagina=ayer', Number.NaN],
  ])('reads %j as %s', (query, value) =>
    expect(numberInQuery({ url: `https://ofgc.example/explora${query}` }, 'pagina')).toBe(value),
  );
});
