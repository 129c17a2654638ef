import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { isInInterval } from '@ofgc/shared/domain/events/date-presets.ts';
import type { Database } from '../../database/database.ts';
import { countFacets } from '../../http/facets.ts';
import { HttpError, unknownValue } from '../../http/http-error.ts';
import { type EventOptions, findEventOptions } from './facet-options.ts';
import { isWithin, whenOf, type EventDimension, type EventQuery } from './query.ts';
import { asFacetRow, chosenDates, findEventRows, offeredValues } from './facet-rows.ts';

/** Choosing one of these names a time, so that past events count too unless `when` says otherwise. */
const timeDimensions: readonly EventDimension[] = ['season', 'year', 'month', 'monthOfYear'];

/** @throws HttpError 400 for an unknown value of a filter, or days in the wrong order */
function assertKnown(query: EventQuery, choices: EventOptions): void {
  for (const name of ['season', 'type', 'category', 'conductor', 'soloist', 'composer', 'place'] as const) {
    const value = query[name];
    if (value !== undefined && !choices[name].some((choice) => choice.value === value)) throw unknownValue(name, value);
  }
  const { from, to } = query;
  if (from && to && from > to) throw new HttpError(400, 'datesBackwards', { from, to });
}

/**
 * The options of each filter with their counts. People, composers and places are those of the chosen season or time.
 * @throws HttpError 400 for an unknown value
 */
export async function findEventFacets(
  database: Database,
  query: EventQuery,
  now: Date,
): Promise<Record<EventDimension, FacetOption[]>> {
  const found = await findEventRows(database, query);
  const choices = await findEventOptions(database, found, { lang: query.lang, now });
  assertKnown(query, choices);

  const { season, type, category, conductor, soloist, composer, place, access, free } = query;
  const [maxPrice, age, year, month] = [query.maxPrice, query.age, query.year, query.month].map((value) =>
    value?.toString(),
  );
  const dates = chosenDates(query);
  const offered = {
    maxPrice: offeredValues(choices.maxPrice, maxPrice),
    age: offeredValues(choices.age, age),
    dates: offeredValues(choices.dates, dates),
  };
  const rows = found.map((row) => asFacetRow(row, offered));

  const when = whenOf(query);
  const whenOfTime = query.when ?? 'all';
  const inScope = found.filter(
    (row) =>
      isWithin(when, row.eventEndsAt, now) &&
      (!season || row.season === season) &&
      (!dates || isInInterval(row.day, dates)),
  );
  const within = (
    name: 'conductor' | 'soloist' | 'composer' | 'place',
    values: (row: (typeof found)[number]) => string[],
  ) => {
    const present = new Set([...inScope.flatMap(values), query[name]]);
    return choices[name].filter(({ value }) => present.has(value));
  };
  return countFacets<EventDimension, (typeof rows)[number]>({
    rows,
    chosen: {
      season,
      type,
      category,
      conductor,
      soloist,
      composer,
      place,
      maxPrice,
      age,
      access,
      free,
      year,
      month,
      dates,
    },
    options: {
      ...choices,
      conductor: within('conductor', ({ conductors }) => conductors),
      soloist: within('soloist', ({ soloists }) => soloists),
      composer: within('composer', ({ composers }) => composers),
      place: within('place', (row) => [row.place]),
    },
    // A month of a year, or a range of days, replaces every other filter by time.
    replaces: { monthOfYear: ['year', 'month', 'dates'], dates: ['year', 'month'] },
    counts: (dimension, row) =>
      dimension === 'dates' || isWithin(timeDimensions.includes(dimension) ? whenOfTime : when, row.eventEndsAt, now),
  });
}
