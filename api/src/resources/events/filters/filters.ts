import { type RawBuilder, sql } from 'kysely';
import type { EventDimension, EventQuery, When } from '../query.ts';

type Condition = RawBuilder<boolean>;

const has = (array: 'access' | 'conductors' | 'soloists' | 'composers', value: string): Condition =>
  sql`${sql.ref(array)} @> ${[value]}::text[]`;

/** The condition of each active filter on a row of `event_listing`; a range of days is one filter, with a first day, a last day or both. */
export function eventFilters(query: EventQuery): Partial<Record<EventDimension, Condition>> {
  const { season, type, category, place, conductor, soloist, composer, maxPrice, age, access, free, year, month } =
    query;
  const { from, to } = query;
  const filters: Record<EventDimension, Condition | undefined> = {
    season: season ? sql`season = ${season}` : undefined,
    type: type ? sql`type = ${type}` : undefined,
    category: category ? sql`category = ${category}` : undefined,
    place: place ? sql`place = ${place}` : undefined,
    conductor: conductor ? has('conductors', conductor) : undefined,
    soloist: soloist ? has('soloists', soloist) : undefined,
    composer: composer ? has('composers', composer) : undefined,
    maxPrice: maxPrice === undefined ? undefined : sql`lowest_price <= ${maxPrice * 100}`,
    age: age === undefined ? undefined : sql`age_from <= ${age}`,
    access: access ? has('access', access) : undefined,
    free: free ? sql`lowest_price = 0` : undefined,
    year: year ? sql`year = ${String(year)}` : undefined,
    month: month ? sql`month = ${String(month)}` : undefined,
    monthOfYear: undefined,
    dates: from || to ? withinDays(from, to) : undefined,
  };
  return filters;
}

/** Whether a row's day is within a range. Both ends are included; a missing end is open. */
export function withinDays(from: string | undefined, to: string | undefined): Condition {
  const ends = [from ? sql`day >= ${from}` : undefined, to ? sql`day <= ${to}` : undefined];
  return sql`${sql.join(
    ends.filter((end) => end !== undefined),
    sql` and `,
  )}`;
}

/**
 * A performance is upcoming until it has ended; performances are past when the last one of their event has ended, also where that one is
 * postponed. A postponed performance itself is never past, so that one whose old date is over is in neither list, only among all. Search and
 * the pages of artists, which are no calendars, count it among what is still to come, with its event.
 */
export function isWithin(when: When, now: Date): Condition | undefined {
  if (when === 'all') return undefined;
  return when === 'upcoming' ? sql`ends_at > ${now}` : sql`event_ends_at <= ${now} and status <> 'postponed'`;
}

/** The events or the performance that the query names. */
export function namedIn({ ids, performance }: Pick<EventQuery, 'ids' | 'performance'>): Condition[] {
  return [
    ...(ids ? [sql<boolean>`event_id = any(${ids}::int[])`] : []),
    ...(performance ? [sql<boolean>`performance_id = ${performance}`] : []),
  ];
}

/** A condition that is true where all given conditions are; without conditions it is true for every row. */
export function allOf(conditions: readonly (Condition | undefined)[]): Condition {
  const own = conditions.filter((condition) => condition !== undefined);
  return own.length ? sql`${sql.join(own, sql` and `)}` : sql`true`;
}
