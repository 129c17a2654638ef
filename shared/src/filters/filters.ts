import type { FacetOption, ListMeta } from '../http/list.schema.ts';
import { cut } from '../text/truncate.ts';

/** The filters of a list in an address, by the names of its parameters; an absent name means no restriction. */
export type Filters<Name extends string = string> = Partial<Record<Name, string>>;
export type NameIn<Given extends Filters> = keyof Given & string;

/** A filter in an address that is not applied. */
export interface UnknownFilter<Name extends string = string> {
  name: Name;
  value: string;
  /** Why the value is refused; without a reason, the value does not exist. */
  reason?: 'beforeStart';
}

/** The values that each filter accepts: a list's options, or values that pass a test. Filters without an entry accept any value. */
export type Accepted<Name extends string = string> = Partial<
  Record<Name, readonly Pick<FacetOption, 'value'>[] | ((value: string) => boolean)>
>;

/** In characters; longer values in an address are cut. */
export const maxFilterLength = 200;

/** The distinct values of one parameter, trimmed. Empty values are dropped, as a form sends its empty fields too. */
export function readValues(parameters: URLSearchParams, name: string): string[] {
  const values = parameters.getAll(name).map((value) => cut(value.trim(), maxFilterLength));
  return [...new Set(values)].filter(Boolean);
}

/** The filters of an address, the first value of each. Other parameters are ignored. */
export function readFilters<Name extends string>(names: readonly Name[], parameters: URLSearchParams): Filters<Name> {
  const entries = names.map((name) => [name, readValues(parameters, name)[0]]);
  return Object.fromEntries(entries.filter(([, value]) => value)) as Filters<Name>;
}

/** The names of the filters that have a value. */
export function activeFilters<Given extends Filters>(filters: Given): NameIn<Given>[] {
  return (Object.keys(filters) as NameIn<Given>[]).filter((name) => filters[name]);
}

/** The filters without those of the given names. */
export function withoutFilters<Given extends Filters>(filters: Given, names: readonly NameIn<Given>[]): Given {
  const others = Object.entries(filters).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(others) as Given;
}

/** Removes the filters whose value is not accepted. */
export function checkFilters<Given extends Filters>(
  filters: Given,
  accepted: Accepted<NameIn<Given>>,
): { filters: Given; unknown: UnknownFilter<NameIn<Given>>[] } {
  const unknown = activeFilters(filters)
    .map((name) => ({ name, value: filters[name] ?? '' }))
    .filter(({ name, value }) => {
      const known = accepted[name];
      return known && !(typeof known === 'function' ? known(value) : known.some((option) => option.value === value));
    });
  const names = unknown.map(({ name }) => name);
  return { filters: withoutFilters(filters, names), unknown };
}

/** The options of each filter. @param facetNames name in the address → name among the API's facets */
export function filterOptions<Name extends string>(
  facetNames: Readonly<Record<Name, string>>,
  facets: ListMeta['facets'],
): Record<Name, FacetOption[]> {
  const entries = Object.entries<string>(facetNames).map(([name, facet]) => [name, facets[facet] ?? []]);
  return Object.fromEntries(entries) as Record<Name, FacetOption[]>;
}
