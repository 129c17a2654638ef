import { describe, expect, it } from 'vitest';
import { numberInQuery } from './list-query.ts';

describe('numberInQuery', () => {
  it.each([
    ['?year=2026', 2026],
    ['?year=', undefined],
    ['', undefined],
    ['?year=ayer', Number.NaN],
  ])('reads %j as %s', (query, value) =>
    expect(numberInQuery({ url: `https://ofgc.example/explora${query}` }, 'year')).toBe(value),
  );
});
