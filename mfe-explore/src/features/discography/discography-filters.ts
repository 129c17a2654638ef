import { filteredPath, type Filters } from '../filters/address-filters.ts';

/** The filters by their names in the address, the same in both languages. */
export const discographyFilterNames = ['anio', 'compositor'] as const;
export type DiscographyFilterName = (typeof discographyFilterNames)[number];
export type DiscographyFilters = Filters<DiscographyFilterName>;

/** The discography without filters, without locale. */
export const discographyPath = '/explora/discografia';

export function filteredDiscographyPath(filters: DiscographyFilters): string {
  return filteredPath(discographyPath, { names: discographyFilterNames, filters });
}
