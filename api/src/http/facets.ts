import { type RawBuilder, sql } from 'kysely';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { z } from 'zod';
import type { ReadCached } from '../changes/cached-reads.ts';
import type { Database } from '../database/database.ts';

export interface FacetChoice {
  value: string;
  label: string;
}

/** A filter of a list with counted options. */
export interface Facet<Dimension extends string> {
  /** A query of one column: a row's values for this filter, as text. */
  values: RawBuilder<unknown>;
  /** The condition of the active filter; undefined while it is not active. */
  filter?: RawBuilder<boolean> | undefined;
  /** Other filters that choosing an option of this one switches off. */
  replaces?: readonly Dimension[];
  /** The only rows that this filter counts. */
  scope?: RawBuilder<boolean> | undefined;
}

/** A filter by one column of the rows. @param value of the active filter */
export const columnFacet = (column: RawBuilder<unknown>, value: string | number | undefined): Facet<never> => ({
  values: sql`select ${column}`,
  filter: value === undefined ? undefined : sql`${column} = ${String(value)}`,
});

export interface FacetQuery<Dimension extends string> {
  /** A query of rows with the `id` of the thing to count: several rows may belong to one thing (performances of an event). */
  rows: RawBuilder<unknown>;
  /** The alias of a row in `values` and `filter`. */
  as: string;
  facets: Record<Dimension, Facet<Dimension>>;
  /** The filters whose options are requested. */
  wanted: readonly Dimension[];
}

/** The number of things for each value of a filter; values that nothing has are left out. */
type ValueCounts = Readonly<Record<string, number>>;
type FacetCounts<Dimension extends string> = Record<Dimension, ValueCounts>;

/**
 * Counts, for each value of each wanted filter, the things that would remain if it were chosen, with the other filters active. Filters
 * under the same conditions are counted in one statement.
 * @param cache stores the counts of each statement under the key of `keyOf`: the active filters and the counted ones, as text
 */
export async function countFacets<Dimension extends string>(
  database: Database,
  { rows, as, facets, wanted }: FacetQuery<Dimension>,
  cache?: { readCached: ReadCached; keyOf: (filters: readonly Dimension[], counted: readonly Dimension[]) => string },
): Promise<FacetCounts<Dimension>> {
  const active = (Object.keys(facets) as Dimension[]).filter((name) => facets[name].filter);
  const groups = Map.groupBy(wanted, (name) => {
    const { replaces = [], scope } = facets[name];
    const others = active.filter((other) => other !== name && !replaces.includes(other));
    return JSON.stringify([others, scope ? scopeName(scope) : '']);
  });
  const counted: Partial<FacetCounts<Dimension>>[] = [];
  for (const [key, names] of groups) {
    const [filters] = JSON.parse(key) as [Dimension[]];
    const scope = names[0] && facets[names[0]].scope;
    const conditions = [scope, ...filters.map((name) => facets[name].filter)].filter((one) => one !== undefined);
    const read = () => countValues(database, { rows, as, conditions, names, facets });
    counted.push(await (cache ? cache.readCached(cache.keyOf(filters, names), read) : read()));
  }
  return Object.assign({}, ...counted) as FacetCounts<Dimension>;
}

/** Names each scope object, so that filters with the same scope are counted together. */
const scopeNames = new WeakMap<object, string>();
let scopes = 0;
function scopeName(scope: object): string {
  const name = scopeNames.get(scope) ?? String((scopes += 1));
  scopeNames.set(scope, name);
  return name;
}

interface Counted<Dimension extends string> extends Pick<FacetQuery<Dimension>, 'rows' | 'as' | 'facets'> {
  conditions: readonly RawBuilder<boolean>[];
  names: readonly Dimension[];
}

async function countValues<Dimension extends string>(
  database: Database,
  { rows, as, facets, conditions, names }: Counted<Dimension>,
): Promise<FacetCounts<Dimension>> {
  const values = names.map(
    (name) => sql`select ${sql.lit(name)} as name, v.value from (${facets[name].values}) v(value)`,
  );
  const where = conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const counted = sql<{ name: Dimension; value: string; count: number }>`
    select name, value, count(*)::int as count from (
      select distinct f.name, f.value, ${sql.id(as)}.id from (${rows}) ${sql.id(as)} cross join lateral (${sql.join(values, sql` union all `)}) f ${where}
    ) things group by name, value`;
  const { rows: found } = await counted.execute(database);
  const countsOf = (dimension: Dimension) =>
    Object.fromEntries(found.filter(({ name }) => name === dimension).map(({ value, count }) => [value, count]));
  return Object.fromEntries(names.map((name) => [name, countsOf(name)])) as FacetCounts<Dimension>;
}

/** The years of all rows, the newest first. @param as the alias of a row in `year` */
export async function findYearChoices(
  database: Database,
  { rows, as, year }: Pick<FacetQuery<string>, 'rows' | 'as'> & { year: RawBuilder<string> },
): Promise<FacetChoice[]> {
  const years = sql<FacetChoice>`select distinct ${year} as value, ${year} as label from (${rows}) ${sql.id(as)} order by value desc`;
  return (await years.execute(database)).rows;
}

/** Options with their counts, in the order of the choices; options without results are included. */
export function withCounts(choices: readonly FacetChoice[], counts: ValueCounts): FacetOption[] {
  return choices.map(({ value, label }) => ({
    value,
    label,
    count: (Object.hasOwn(counts, value) && counts[value]) || 0,
  }));
}

/**
 * `facets`: the names of the filters whose options are wanted, separated by commas, or `none`. Without the parameter all filters are
 * counted, because releases older than the parameter expect that.
 */
export function facetsParameter<Dimension extends string>(dimensions: readonly Dimension[]) {
  return z
    .string()
    .refine((names) => names === 'none' || names.split(',').every((name) => dimensions.includes(name as Dimension)))
    .optional()
    .transform((names): readonly Dimension[] => {
      if (names === undefined) return dimensions;
      return names === 'none' ? [] : dimensions.filter((name) => names.split(',').includes(name));
    });
}
