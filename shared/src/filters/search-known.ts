import { httpStatusOf } from '@ofgc/shared/api-client';
import { data } from 'react-router';
import { type Accepted, checkFilters, type Filters, type NameIn, type UnknownFilter } from './filters.ts';

interface Search<Given extends Filters, Found> {
  /** As the address names them. */
  filters: Given;
  search: (filters: Given) => Promise<Found>;
  /** What the filters accept, read from an answer; null where the API refused the filters and gave none. */
  accepted: (found: Found | null) => Promise<Accepted<NameIn<Given>>>;
}

export interface KnownSearch<Given extends Filters, Found> {
  found: Found;
  /** Without the unknown ones. */
  filters: Given;
  unknown: UnknownFilter<NameIn<Given>>[];
}

/**
 * The list under the filters of an address. Filters with an unknown value are left out and named: the page says so,
 * with the status of `filteredData`. The API is asked once where all are known.
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
 * The answer of a loader whose address has filters.
 * @returns the same data, with 400 where some are unknown: the request was a bad one, though it is answered with a list
 */
export function filteredData<Found>(found: Found, unknown: readonly unknown[]) {
  return data(found, { status: unknown.length > 0 ? 400 : 200 });
}
