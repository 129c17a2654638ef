import { describe, expect, it } from 'vitest';
import { composerSlug, discographyFacets, findAlbums, unknownFilters } from './find-albums.ts';
import { sampleAlbums } from './sample-albums.ts';

const choice = (anio = '', compositor = '') => ({ anio, compositor });

describe('findAlbums', () => {
  it.each([
    [choice(), [1, 2, 3]],
    [choice('2024'), [2, 3]],
    [choice('', 'manuel-de-falla'), [1, 3]],
    [choice('2024', 'manuel-de-falla'), [3]],
    [choice('2025', 'gustav-mahler'), []],
  ])('finds for %j the albums %j', (chosen, ids) =>
    expect(findAlbums(sampleAlbums, chosen).map(({ id }) => id)).toEqual(ids),
  );
});

describe('discographyFacets', () => {
  it('counts each album once, years from the newest, composers by family name', () => {
    expect(discographyFacets(sampleAlbums, choice())).toEqual({
      anio: [
        { value: '2025', label: '2025', count: 1 },
        { value: '2024', label: '2024', count: 2 },
      ],
      compositor: [
        { value: 'manuel-de-falla', label: 'Manuel de Falla', count: 2 },
        { value: 'gustav-mahler', label: 'Gustav Mahler', count: 1 },
        { value: 'teobaldo-power', label: 'Teobaldo Power', count: 1 },
      ],
    });
  });

  it('counts what is left under the other filter, and keeps the alternatives to its own', () => {
    const { anio, compositor } = discographyFacets(sampleAlbums, choice('2024'));
    expect(anio.map(({ count }) => count)).toEqual([1, 2]);
    expect(compositor.map(({ count }) => count)).toEqual([1, 1, 0]);
  });
});

describe('unknownFilters', () => {
  const facets = discographyFacets(sampleAlbums, choice());
  it.each([
    [choice(), []],
    [choice('2024', 'gustav-mahler'), []],
    [choice('2019', 'gustav-mahler'), ['anio']],
    [choice('ayer', 'nadie'), ['anio', 'compositor']],
  ])('tells of %j: %j', (chosen, names) => expect(unknownFilters(chosen, facets)).toEqual(names));
});

it.each([
  ['Antonín Dvořák', 'antonin-dvorak'],
  ['Zoltán Kodály', 'zoltan-kodaly'],
  ['Juan Crisóstomo de Arriaga', 'juan-crisostomo-de-arriaga'],
])('writes %s as %s', (composer, slug) => expect(composerSlug(composer)).toBe(slug));
