import { describe, expect, it } from 'vitest';
import { newsListPath } from './news-paths.ts';

describe('newsListPath', () => {
  it.each([
    [{}, '/explora/actualidad'],
    [{ page: 1 }, '/explora/actualidad'],
    [{ category: 'abonos' }, '/explora/actualidad/abonos'],
    [{ category: 'abonos', year: 2026, page: 2 }, '/explora/actualidad/abonos?year=2026&page=2'],
    [{ year: 2025 }, '/explora/actualidad?year=2025'],
  ])('writes %j as %s', (place, path) => expect(newsListPath(place)).toBe(path));
});
