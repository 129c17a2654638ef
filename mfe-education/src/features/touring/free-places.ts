import { checkFilters, readFilters } from '@ofgc/shared/filters/filters.ts';

/** `?plazas=libres` shows only the dates that have places left. */
export const freeOnly = 'libres';
export const freePlacesParameters = ['plazas'] as const;

/** Reads the filter from the address. */
export function readFreePlaces(query: URLSearchParams) {
  const { filters, unknown } = checkFilters(readFilters(freePlacesParameters, query), {
    plazas: [{ value: freeOnly }],
  });
  return { isFreeOnly: filters.plazas === freeOnly, unknown };
}
