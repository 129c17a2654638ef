import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';

/** The filters of a list by their names in the address. An empty value filters nothing. */
export type Filters<Name extends string> = Record<Name, string>;

/** A filter of the address with a value that nothing in the list has. */
export interface UnknownFilter<Name extends string> {
  name: Name;
  value: string;
}

/** In characters; longer values of an address are cut. */
const longestValue = 120;

export function readFilters<Name extends string>(names: readonly Name[], query: URLSearchParams): Filters<Name> {
  const entries = names.map((name) => [name, query.get(name)?.trim().slice(0, longestValue) ?? '']);
  return Object.fromEntries(entries) as Filters<Name>;
}

/** The names of the filters that have a value. */
export function activeFilters<Name extends string>(filters: Filters<Name>): Name[] {
  return (Object.keys(filters) as Name[]).filter((name) => filters[name] !== '');
}

/** Takes out the filters whose value is not among the options. */
export function checkFilters<Name extends string>(
  asked: Filters<Name>,
  options: Record<Name, readonly FacetOption[]>,
): { filters: Filters<Name>; unknown: UnknownFilter<Name>[] } {
  const unknown = activeFilters(asked)
    .filter((name) => !options[name].some(({ value }) => value === asked[name]))
    .map((name) => ({ name, value: asked[name] }));
  const filters = { ...asked };
  for (const { name } of unknown) filters[name] = '';
  return { filters, unknown };
}

/**
 * The address of a list under filters, without locale; equal filters always have the same address.
 * @param names in the order of the address @param page counts from 1
 */
export function filteredPath<Name extends string>(
  path: string,
  { names, filters, page = 1 }: { names: readonly Name[]; filters: Filters<Name>; page?: number },
): string {
  const query = new URLSearchParams(
    names.filter((name) => filters[name]).map((name): [string, string] => [name, filters[name]]),
  );
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
