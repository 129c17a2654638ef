import type { FacetOption, ListMeta } from '../http/list.schema.ts';

/** What an address narrows a list to, by the names of its parameters; an absent name means no restriction. */
export type Filters<Name extends string = string> = Partial<Record<Name, string>>;
export type NameIn<Given extends Filters> = keyof Given & string;

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
export function activeFilters<Given extends Filters>(filters: Given): NameIn<Given>[] {
  return (Object.keys(filters) as NameIn<Given>[]).filter((name) => filters[name]);
}

/** The same filters but some. */
export function withoutFilters<Given extends Filters>(filters: Given, names: readonly NameIn<Given>[]): Given {
  const others = Object.entries(filters).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(others) as Given;
}

/** Takes out the filters whose value is not accepted. */
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

/** The options of each filter. @param facetNames by its name in the address, its name among the API's facets */
export function filterOptions<Name extends string>(
  facetNames: Readonly<Record<Name, string>>,
  facets: ListMeta['facets'],
): Record<Name, FacetOption[]> {
  const entries = Object.entries<string>(facetNames).map(([name, facet]) => [name, facets[facet] ?? []]);
  return Object.fromEntries(entries) as Record<Name, FacetOption[]>;
}
