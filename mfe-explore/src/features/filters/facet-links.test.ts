import { describe, expect, it } from 'vitest';
import { facetLinks } from './facet-links.ts';

const options = [
  { value: 'temporada', label: 'Temporada', count: 4 },
  { value: 'abonos', label: 'Abonos', count: 0 },
];
const links = (selected?: string) =>
  facetLinks({ all: 'Todas', options, selected, pathOf: (value) => (value ? `/lista/${value}` : '/lista') });

describe('facetLinks', () => {
  it('links to the whole list and to each value with results', () =>
    expect(links()).toEqual([
      { to: '/lista', label: 'Todas', isCurrent: true },
      { to: '/lista/temporada', label: 'Temporada', count: 4, isCurrent: false },
    ]));

  it('keeps the active value without results', () =>
    expect(links('abonos').at(-1)).toEqual({ to: '/lista/abonos', label: 'Abonos', count: 0, isCurrent: true }));
});
