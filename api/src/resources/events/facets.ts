import { sql } from 'kysely';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { datePresets } from '@ofgc/shared/domain/events/date-presets.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { ReadCached } from '../../changes/cached-reads.ts';
import type { Database } from '../../database/database.ts';
import { countFacets, withCounts, type Facet } from '../../http/facets.ts';
import { findEventOptions } from './filters/filter-option-labels.ts';
import { findFacetValues } from './filters/find-facet-values.ts';
import { allOf, eventFilters, isWithin, namedIn, withinDays } from './filters/filters.ts';
import { whenOf, type EventDimension, type EventQuery } from './query.ts';

/** Choosing an option of these filters names a time, so past events count too, unless `when` says otherwise. */
const timeDimensions: readonly EventDimension[] = ['season', 'year', 'month', 'monthOfYear'];

interface FacetContext {
  now: Date;
  readCached: ReadCached;
}

/**
 * The options of the wanted filters with their counts. People, composers and venues are limited to the chosen season or days.
 * @param query with known values (`assertKnown`)
 */
export async function findEventFacets(
  database: Database,
  query: EventQuery,
  { now, readCached }: FacetContext,
): Promise<Partial<Record<EventDimension, FacetOption[]>>> {
  const wanted = query.facets;
  if (!wanted.length) return {};
  const offered = await findFacetValues(database, query, { now, readCached });
  const choices = await findEventOptions(database, offered, query, now);
  const today = localDay(now);
  const filters = eventFilters(query);
  const when = whenOf(query);
  const named = namedIn(query);
  const scope = isWithin(when, now);
  const whenOfTime = query.when ?? 'all';
  const counts = await countFacets(
    database,
    {
      rows: sql`select event_id as id, * from event_listing where ${allOf(named)}`,
      as: 'performances',
      facets: facetsOf({
        filters,
        offered,
        today,
        scope,
        scopeOfDays: isWithin('upcoming', now),
        scopeOfTime: whenOfTime === when ? scope : isWithin(whenOfTime, now),
      }),
      wanted,
    },
    {
      readCached,
      // `now` is not part of the key: the end of a performance counts as a change of the content.
      keyOf: (active, counted) =>
        JSON.stringify([
          'event facets',
          counted,
          today,
          when,
          query.when,
          query.ids,
          query.performance,
          valuesOf(query, active),
          offered.steps,
        ]),
    },
  );
  return Object.fromEntries(wanted.map((name) => [name, withCounts(choices[name], counts[name])]));
}

/** The values of the active filters; a range of days is one filter. */
function valuesOf(query: EventQuery, active: readonly EventDimension[]): unknown[] {
  return active.map((name) => {
    if (name === 'dates') return [name, query.from, query.to];
    return name === 'monthOfYear' ? [name] : [name, query[name]];
  });
}

interface FacetFacts {
  filters: ReturnType<typeof eventFilters>;
  offered: Awaited<ReturnType<typeof findFacetValues>>;
  today: string;
  scope: ReturnType<typeof isWithin>;
  /** The scope of the offered days, whose links lead to upcoming concerts, whatever time was chosen before. */
  scopeOfDays: ReturnType<typeof isWithin>;
  /** The scope of the filters that name a time. */
  scopeOfTime: ReturnType<typeof isWithin>;
}

function facetsOf({
  filters,
  offered,
  today,
  scope,
  scopeOfDays,
  scopeOfTime,
}: FacetFacts): Record<EventDimension, Facet<EventDimension>> {
  /** For filters that mean "up to": a performance counts for every step that includes it. */
  const reached = (steps: readonly number[], least: ReturnType<typeof sql>) =>
    sql`select step::text from unnest(${steps}::int[]) step where ${least} <= step`;
  const values: Record<EventDimension, ReturnType<typeof sql>> = {
    season: sql`select season`,
    type: sql`select type`,
    category: sql`select category`,
    place: sql`select place`,
    year: sql`select year`,
    month: sql`select month`,
    monthOfYear: sql`select month_of_year`,
    conductor: sql`select unnest(conductors)`,
    soloist: sql`select unnest(soloists)`,
    composer: sql`select unnest(composers)`,
    access: sql`select unnest(access)`,
    free: sql`select '1' where lowest_price = 0`,
    maxPrice: reached(offered.steps.maxPrice, sql`ceil(lowest_price / 100.0)`),
    age: reached(offered.steps.age, sql`age_from`),
    dates: sql`${sql.join(
      Object.values(datePresets(today)).map((interval) => {
        const [from, to] = interval.split('/');
        return sql`select ${interval}::text where ${withinDays(from, to)}`;
      }),
      sql` union all `,
    )}`,
  };
  const replaces: Partial<Record<EventDimension, EventDimension[]>> = {
    // A month of a year, or a range of days, replaces all other filters by time.
    monthOfYear: ['year', 'month', 'dates'],
    dates: ['year', 'month'],
  };
  // The offered days are between today and thirty days from now, so later performances are not read.
  const lastDay = Object.values(datePresets(today)).map((interval) => interval.split('/')[1] ?? today);
  const offeredDays = allOf([withinDays(today, lastDay.toSorted().at(-1) ?? today), scopeOfDays]);
  const names = Object.keys(values) as EventDimension[];
  const facetOf = (name: EventDimension): Facet<EventDimension> => ({
    values: values[name],
    filter: filters[name],
    replaces: replaces[name] ?? [],
    scope: name === 'dates' ? offeredDays : timeDimensions.includes(name) ? scopeOfTime : scope,
  });
  return Object.fromEntries(names.map((name) => [name, facetOf(name)])) as Record<
    EventDimension,
    Facet<EventDimension>
  >;
}
