import { describe, expect, it } from 'vitest';
import { discographyAddress, readChoice } from './discography-filters.ts';

describe('readChoice', () => {
  it.each([
    ['', { anio: '', compositor: '' }],
    ['anio=&compositor=', { anio: '', compositor: '' }],
    ['anio=2024&compositor=+gustav-mahler+&pagina=2', { anio: '2024', compositor: 'gustav-mahler' }],
  ])('reads "%s"', (query, choice) => expect(readChoice(new URLSearchParams(query))).toEqual(choice));

  it('cuts words that are longer than any name', () =>
    expect(readChoice(new URLSearchParams({ anio: '9'.repeat(500) })).anio).toHaveLength(120));
});

describe('discographyAddress', () => {
  it.each([
    [{ anio: '', compositor: '' }, '/explora/discografia'],
    [{ anio: '2024', compositor: '' }, '/explora/discografia?anio=2024'],
    [{ anio: '2024', compositor: 'gustav-mahler' }, '/explora/discografia?anio=2024&compositor=gustav-mahler'],
  ])('writes %j as %s', (choice, address) => expect(discographyAddress(choice)).toBe(address));
});
