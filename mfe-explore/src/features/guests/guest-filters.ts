import { filteredPath, type Filters } from '../filters/address-filters.ts';

/** The guests' page without filters, without locale. */
export const guestsPath = '/explora/invitados';

/** The filters by their names in the address, the same in both languages. */
export const guestFilterNames = ['temporada', 'papel', 'instrumento', 'letra'] as const;
export type GuestFilterName = (typeof guestFilterNames)[number];
export type GuestFilters = Filters<GuestFilterName>;

/** The API's query parameter and facet of each filter. */
export const facetNames = {
  temporada: 'season',
  papel: 'role',
  instrumento: 'instrument',
  letra: 'letter',
} as const satisfies Record<GuestFilterName, string>;

/** @param page counts from 1 */
export function filteredGuestsPath(filters: GuestFilters, page: number): string {
  return filteredPath(guestsPath, { names: guestFilterNames, filters, page });
}
