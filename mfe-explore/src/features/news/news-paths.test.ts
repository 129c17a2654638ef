import { describe, expect, it } from 'vitest';
import { newsListPath, numberInQuery } from './news-paths.ts';

describe('newsListPath', () => {
  it.each([
    [{}, '/explora/actualidad'],
    [{ page: 1 }, '/explora/actualidad'],
    [{ category: 'abonos' }, '/explora/actualidad/abonos'],
    [{ category: 'abonos', year: 2026, page: 2 }, '/explora/actualidad/abonos?year=2026&page=2'],
    [{ year: 2025 }, '/explora/actualidad?year=2025'],
  ])('writes %j as %s', (choice, path) => expect(newsListPath(choice)).toBe(path));
});

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
