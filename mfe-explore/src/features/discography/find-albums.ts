import type { Album } from '@ofgc/shared/domain/album.schema.ts';
import type { FacetOption } from '@ofgc/shared/domain/list.schema.ts';
import { type DiscographyChoice, type FilterName, filterNames } from './discography-filters.ts';

/** What each filter offers: the value in the address, its words, how many albums choosing it would leave. */
export type DiscographyFacets = Record<FilterName, FacetOption[]>;

/** The values of one filter that an album answers to, with their words. */
const valuesOf: Record<FilterName, (album: Album) => Map<string, string>> = {
  anio: ({ year }) => new Map([[String(year), String(year)]]),
  compositor: ({ tracks }) => new Map(tracks.map(({ composer }) => [composerSlug(composer), composer])),
};

/** The albums that answer to every filter in force, in their order. */
export function findAlbums(albums: readonly Album[], choice: DiscographyChoice): Album[] {
  return albums.filter((album) =>
    filterNames.every((name) => choice[name] === '' || valuesOf[name](album).has(choice[name])),
  );
}

/** Counted as if the filter's own choice were open and the other one stood: years from the newest, composers by family name. */
export function discographyFacets(albums: readonly Album[], choice: DiscographyChoice): DiscographyFacets {
  const optionsOf = (name: FilterName): FacetOption[] => {
    const others = findAlbums(albums, { ...choice, [name]: '' });
    const words = new Map(albums.flatMap((album) => [...valuesOf[name](album)]));
    return [...words].map(([value, label]) => ({
      value,
      label,
      count: others.filter((album) => valuesOf[name](album).has(value)).length,
    }));
  };
  return {
    anio: optionsOf('anio').toSorted((a, b) => Number(b.value) - Number(a.value)),
    compositor: optionsOf('compositor').toSorted((a, b) => byFamilyName(a.label, b.label)),
  };
}

/** Filters of the address whose value no album has. */
export function unknownFilters(choice: DiscographyChoice, facets: DiscographyFacets): FilterName[] {
  return filterNames.filter((name) => choice[name] && !facets[name].some(({ value }) => value === choice[name]));
}

/** `antonin-dvorak` for Antonín Dvořák, as the calendar's address names composers. */
export function composerSlug(composer: string): string {
  return composer
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

function byFamilyName(a: string, b: string): number {
  return familyName(a).localeCompare(familyName(b), 'es') || a.localeCompare(b, 'es');
}

/** The last word: particles ("de Falla", "van Beethoven") do not count in the alphabet. */
function familyName(composer: string): string {
  return composer.slice(composer.lastIndexOf(' ') + 1);
}
