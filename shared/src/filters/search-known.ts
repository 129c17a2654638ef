import { httpStatusOf } from '@ofgc/shared/api-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type Accepted, checkFilters, type Filters, type NameIn, type UnknownFilter } from './filters.ts';

interface Search<Given extends Filters, Found> {
  /** The filters in the address. */
  filters: Given;
  search: (filters: Given) => Promise<Found>;
  /** Reads the accepted values from the list's response, which is null where the API refused the filters. */
  accepted: (found: Found | null) => Promise<Accepted<NameIn<Given>>>;
}

export interface KnownSearch<Given extends Filters, Found> {
  found: Found;
  /** The filters without the unknown ones. */
  filters: Given;
  unknown: UnknownFilter<NameIn<Given>>[];
}

/**
 * Fetches a list with the filters of an address. Filters with an unknown value are not applied but returned: the page mentions them
 * and has the status of `filteredData`. Where all values are known, one request is made.
 * @throws what `search` throws, except the API's 400 for an unknown value
 */
export async function searchKnown<Given extends Filters, Found>({
  filters,
  search,
  accepted,
}: Search<Given, Found>): Promise<KnownSearch<Given, Found>> {
  let refusal: unknown;
  const found = await search(filters).catch((error: unknown) => {
    if (httpStatusOf(error) !== 400) throw error;
    refusal = error;
    return null;
  });
  const checked = checkFilters(filters, await accepted(found));
  if (checked.unknown.length > 0) return { found: await search(checked.filters), ...checked };
  if (found === null) throw refusal;
  return { found, ...checked };
}

/**
 * The result of a loader whose address has filters.
 * @returns the same data, with the status 400 where filters are unknown: the request was wrong, though the page shows a list
 */
export function filteredData<Found>(found: Found, unknown: readonly unknown[]) {
  return data(found, { status: unknown.length > 0 ? 400 : 200 });
}

/** A loader with the status of `filteredData`. @param load returns the unknown filters with the data */
export function filteredLoader<Found extends { unknown: readonly unknown[] }>(
  load: (input: LoaderFunctionArgs) => Promise<Found>,
) {
  return async (input: LoaderFunctionArgs) => {
    const found = await load(input);
    return filteredData(found, found.unknown);
  };
}
