import type { FacetOption, ListMeta } from '../http/list.schema.ts';

/** What an address narrows a list to, by the names of its parameters; an absent name means no restriction. */
export type Filters<Name extends string = string> = Partial<Record<Name, string>>;

/** A filter of an address that was left out. */
export interface UnknownFilter<Name extends string = string> {
  name: Name;
  value: string;
  /** What is wrong with the value; without a reason, it does not exist. */
  reason?: 'beforeStart';
}

/** What each filter accepts: the options that a list has for it, or every value that passes a test. Filters without an entry accept all. */
export type Accepted<Name extends string = string> = Partial<
  Record<Name, readonly Pick<FacetOption, 'value'>[] | ((value: string) => boolean)>
>;

/** In characters; longer values of an address are cut. */
export const maxFilterLength = 200;

/** The values of one parameter, each once and trimmed. Empty values are none: a form sends its empty fields too. */
export function readValues(parameters: URLSearchParams, name: string): string[] {
  const values = parameters.getAll(name).map((value) => value.trim().slice(0, maxFilterLength));
  return [...new Set(values)].filter(Boolean);
}

/** The filters of an address, the first value of each. Other parameters are ignored. */
export function readFilters<Name extends string>(names: readonly Name[], parameters: URLSearchParams): Filters<Name> {
  const entries = names.map((name) => [name, readValues(parameters, name)[0]]);
  return Object.fromEntries(entries.filter(([, value]) => value)) as Filters<Name>;
}

/** The names of the filters that have a value. */
export function activeFilters<Name extends string>(filters: Filters<Name>): Name[] {
  return (Object.keys(filters) as Name[]).filter((name) => filters[name]);
}

export function withoutFilters<Given extends Filters>(filters: Given, names: readonly string[]): Given {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name))) as Given;
}

/** Takes out the filters whose value is not accepted. */
export function checkFilters<Name extends string>(
  filters: Filters<Name>,
  accepted: Accepted<Name>,
): { filters: Filters<Name>; unknown: UnknownFilter<Name>[] } {
  const unknown = activeFilters(filters)
    .map((name) => ({ name, value: filters[name] ?? '' }))
    .filter(({ name, value }) => {
      const known = accepted[name];
      return known && !(typeof known === 'function' ? known(value) : known.some((option) => option.value === value));
    });
  const names = unknown.map(({ name }) => name);
  return { filters: withoutFilters(filters, names), unknown };
}

/** The options of each filter. @param facetNames by its name in the address, its name among the API's facets */
export function filterOptions<Name extends string>(
  facetNames: Readonly<Record<Name, string>>,
  facets: ListMeta['facets'],
): Record<Name, FacetOption[]> {
  const entries = Object.entries<string>(facetNames).map(([name, facet]) => [name, facets[facet] ?? []]);
  return Object.fromEntries(entries) as Record<Name, FacetOption[]>;
}
