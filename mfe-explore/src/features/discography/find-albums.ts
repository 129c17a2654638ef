import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { type Filters, withoutFilters } from '@ofgc/shared/filters/filters.ts';
import { type AlbumFilterParameter, albumFilterParameters } from '@ofgc/shared/routes/explore/albums.ts';
import { slugOf } from '@ofgc/shared/text/slug.ts';
import { performersOf } from './performers.ts';

/** The options of each filter: value in the address, label, and number of albums that would match. */
export type DiscographyFacets = Record<AlbumFilterParameter, FacetOption[]>;

/** The values that an album has for each filter, with their labels. */
const valuesOf: Record<AlbumFilterParameter, (album: Album) => Map<string, string>> = {
  anio: ({ year }) => new Map([[String(year), String(year)]]),
  compositor: ({ tracks }) => new Map(tracks.map(({ composer }) => [slugOf(composer), composer])),
  interprete: (album) => new Map(performersOf(album).map((name) => [slugOf(name), name])),
};

/** The albums that match every active filter, in their order. */
export function findAlbums(albums: readonly Album[], filters: Filters<AlbumFilterParameter>): Album[] {
  return albums.filter((album) =>
    albumFilterParameters.every((name) => !filters[name] || valuesOf[name](album).has(filters[name])),
  );
}

/**
 * The counts of a filter's options respect only the other filters' values. Years are sorted from the newest, people by family name. Who
 * is on every album, as the orchestra is, is no choice.
 */
export function discographyFacets(albums: readonly Album[], filters: Filters<AlbumFilterParameter>): DiscographyFacets {
  const optionsOf = (name: AlbumFilterParameter): FacetOption[] => {
    const others = findAlbums(albums, withoutFilters(filters, [name]));
    const labels = new Map(albums.flatMap((album) => [...valuesOf[name](album)]));
    const isOnAll = (value: string) => albums.every((album) => valuesOf[name](album).has(value));
    const choices = name === 'interprete' ? [...labels].filter(([value]) => !isOnAll(value)) : [...labels];
    return choices.map(([value, label]) => ({
      value,
      label,
      count: others.filter((album) => valuesOf[name](album).has(value)).length,
    }));
  };
  return {
    anio: optionsOf('anio').toSorted((a, b) => Number(b.value) - Number(a.value)),
    compositor: optionsOf('compositor').toSorted((a, b) => byFamilyName(a.label, b.label)),
    interprete: optionsOf('interprete').toSorted((a, b) => byFamilyName(a.label, b.label)),
  };
}

function byFamilyName(a: string, b: string): number {
  return familyName(a).localeCompare(familyName(b), 'es') || a.localeCompare(b, 'es');
}

/** The last word: particles ("de Falla", "van Beethoven") are left out of the sorting. */
function familyName(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}
