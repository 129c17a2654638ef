import { type RawBuilder, sql } from 'kysely';
import type { ReadCached } from '../../../changes/cached-reads.ts';
import type { Database } from '../../../database/database.ts';
import { priceAndAgeSteps } from './price-and-age-steps.ts';
import { yearMonth } from './offered-months.ts';
import { allOf, eventFilters, isWithin, namedIn } from './filters.ts';
import { whenOf, type EventQuery } from '../query.ts';

/** The values that filters can offer, before counting. */
export interface FacetValues {
  /** Slugs of people, composers and venues in the chosen season or days, and of the chosen ones. */
  conductor: string[];
  soloist: string[];
  composer: string[];
  place: string[];
  /** The years of all performances, and the chosen one. */
  years: string[];
  /** `2026-11`; the chosen one, too. */
  months: string[];
  /** Steps of filters that mean "up to": each lowest price in whole euros, each age in years; the chosen ones, too. */
  steps: Record<'maxPrice' | 'age', number[]>;
}

const people = ['conductor', 'soloist', 'composer', 'place'] as const;

/** Reads the values from `event_listing`. They are cached, because they are the same for every month and filter. */
export async function findFacetValues(
  database: Database,
  query: EventQuery,
  { now, readCached }: { now: Date; readCached: ReadCached },
): Promise<FacetValues> {
  const { season, dates } = eventFilters(query);
  const named = namedIn(query);
  const when = whenOf(query);
  const key = [query.ids, query.performance];
  const everywhere = await readCached(JSON.stringify(['offered steps and months', ...key]), async () => {
    const { years, months, maxPrice, age } = await readValues(database, allOf(named), {
      years: sql`select year`,
      months: sql`select month_of_year`,
      ...priceAndAgeSteps,
    });
    const steps = { maxPrice: inOrder(maxPrice), age: inOrder(age) };
    return { years: years.toSorted(), months: months.toSorted(), steps };
  });
  // `now` is not part of the key: the end of a performance counts as a change of the content.
  const inScope = await readCached(
    JSON.stringify(['offered people', ...key, when, query.season, query.from, query.to]),
    async () =>
      readValues(database, allOf([...named, isWithin(when, now), season, dates]), {
        conductor: sql`select unnest(conductors)`,
        soloist: sql`select unnest(soloists)`,
        composer: sql`select unnest(composers)`,
        place: sql`select place`,
      }),
  );
  const own = Object.fromEntries(
    people.map((name) => [name, [...new Set([...inScope[name], ...(query[name] ? [query[name]] : [])])]]),
  ) as Pick<FacetValues, (typeof people)[number]>;
  const { year, month, maxPrice, age } = query;
  const { years, months, steps } = everywhere;
  return {
    ...own,
    years: withChosen(years, year ? String(year) : undefined),
    months: withChosen(months, year && month ? yearMonth(year, month) : undefined),
    steps: { maxPrice: withChosen(steps.maxPrice, maxPrice), age: withChosen(steps.age, age) },
  };
}

/** Sorted values with the chosen one in its place, so that a list still shows a choice that no concert has any more. */
function withChosen<Value extends string | number>(values: readonly Value[], chosen: Value | undefined): Value[] {
  if (chosen === undefined || values.includes(chosen)) return [...values];
  return [...values, chosen].toSorted((a, b) => (a < b ? -1 : 1));
}

function inOrder(numbers: readonly string[]): number[] {
  return numbers.map(Number).toSorted((a, b) => a - b);
}

/** The distinct values of some columns in the rows that match a condition. */
async function readValues<Name extends string>(
  database: Database,
  condition: RawBuilder<boolean>,
  columns: Record<Name, RawBuilder<unknown>>,
): Promise<Record<Name, string[]>> {
  const names = Object.keys(columns) as Name[];
  const values = names.map((name) => sql`select ${sql.lit(name)} as name, v.value from (${columns[name]}) v(value)`);
  const { rows } = await sql<{ name: Name; value: string }>`
    select distinct f.name, f.value from event_listing cross join lateral (${sql.join(values, sql` union all `)}) f
    where ${condition}`.execute(database);
  return Object.fromEntries(
    names.map((name) => [name, rows.filter((row) => row.name === name).map(({ value }) => value)]),
  ) as Record<Name, string[]>;
}
