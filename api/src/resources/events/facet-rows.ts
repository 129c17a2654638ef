import { isInInterval } from '@ofgc/shared/domain/events/date-presets.ts';
import type { Database } from '../../database/database.ts';
import type { FacetChoice, FacetRow } from '../../http/facets.ts';
import type { EventDimension, EventQuery } from './query.ts';

/** One performance with its value for every filter. */
export type EventRow = Awaited<ReturnType<typeof findEventRows>>[number];

/** All performances, those of some events or one of them. */
export async function findEventRows(database: Database, { ids, performance }: Pick<EventQuery, 'ids' | 'performance'>) {
  let listing = database.selectFrom('eventListing').selectAll();
  if (ids) listing = listing.where('eventId', 'in', ids);
  if (performance) listing = listing.where('performanceId', '=', performance);
  return (await listing.execute()).map((row) => ({
    ...row,
    /** Filters that mean "up to": the lowest option that includes this performance; null for none. */
    steps: { maxPrice: row.lowestPrice === null ? null : Math.ceil(row.lowestPrice / 100), age: row.ageFrom },
  }));
}

/** A range of days as one value, `2026-11-20/2026-11-22`; undefined where neither end is given. */
export function chosenDates({ from, to }: Pick<EventQuery, 'from' | 'to'>): string | undefined {
  return from || to ? `${from ?? ''}/${to ?? ''}` : undefined;
}

/**
 * A performance's values for each filter. Prices, ages and ranges of days mean "up to" or "within":
 * it has every offered value that includes it.
 * @param offered the options of those filters, and the chosen value
 */
export function asFacetRow(
  row: EventRow,
  offered: Record<'maxPrice' | 'age' | 'dates', readonly string[]>,
): FacetRow<EventDimension> & { eventEndsAt: Date } {
  const reached = (dimension: 'maxPrice' | 'age') => {
    const least = row.steps[dimension];
    return least === null ? [] : offered[dimension].filter((value) => least <= Number(value));
  };
  return {
    id: row.eventId,
    eventEndsAt: row.eventEndsAt,
    values: {
      season: [row.season],
      type: [row.type],
      category: [row.category],
      place: [row.place],
      year: [row.year],
      month: [row.month],
      monthOfYear: [row.monthOfYear],
      conductor: row.conductors,
      soloist: row.soloists,
      composer: row.composers,
      access: row.access,
      free: row.lowestPrice === 0 ? ['1'] : [],
      maxPrice: reached('maxPrice'),
      age: reached('age'),
      dates: offered.dates.filter((interval) => isInInterval(row.day, interval)),
    },
  };
}

/** The values of a filter's options, and the chosen one. */
export function offeredValues(choices: readonly FacetChoice[], chosen: string | undefined): string[] {
  return [...new Set([...choices.map(({ value }) => value), ...(chosen === undefined ? [] : [chosen])])];
}
