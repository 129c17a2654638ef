import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { FacetOption } from '@ofgc/shared/domain/list.schema.ts';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { readerIn } from '../content/bilingual.ts';
import type { Database } from '../database/database.ts';
import { countFacets, type FacetChoice } from '../http/facets.ts';
import { unknownValue } from '../http/request-failure.ts';
import { isWithin, whenOf, type EventDimension, type EventQuery } from './event-filters.ts';

type Choices = Record<EventDimension, FacetChoice[]>;

/** Choosing one of these names a time, so that past concerts count too unless the question says otherwise. */
const timeDimensions: readonly EventDimension[] = ['season', 'year', 'month', 'monthOfYear'];

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

function byLabel(lang: Locale) {
  const collator = new Intl.Collator(lang);
  return (a: { sortName: string }, b: { sortName: string }) => collator.compare(a.sortName, b.sortName);
}

async function findChoices(
  database: Database,
  rows: Awaited<ReturnType<typeof findRows>>,
  lang: Locale,
): Promise<Choices> {
  const read = readerIn(lang);
  const seasons = await database.selectFrom('seasons').select(['slug', 'name']).orderBy('startsOn', 'desc').execute();
  const categories = await database
    .selectFrom('categories')
    .select(['slug', 'name', 'kind', 'kindName'])
    .orderBy('sortOrder')
    .execute();
  const venues = await database.selectFrom('venues').select(['slug', 'name']).orderBy('id').execute();
  const artists = await database.selectFrom('artists').select(['slug', 'name', 'sortName']).execute();
  const composers = await database.selectFrom('composers').select(['slug', 'fullName', 'shortName']).execute();
  const people = artists.toSorted(byLabel(lang)).map(({ slug, name }) => ({ value: slug, label: name }));
  const kinds = new Map(categories.map(({ kind, kindName }) => [kind, read(kindName)]));
  const ordered = (values: string[]) => [...new Set(values)].toSorted();
  return {
    season: seasons.map(({ slug, name }) => ({ value: slug, label: read(name) })),
    type: [...kinds].map(([value, label]) => ({ value, label })),
    category: categories.map(({ slug, name }) => ({ value: slug, label: read(name) })),
    conductor: people,
    soloist: people,
    composer: composers
      .map(({ slug, fullName, shortName }) => ({
        value: slug,
        label: read(fullName),
        sortName: read(shortName).replace(/^.*\. /, ''),
      }))
      .toSorted(byLabel(lang))
      .map(({ value, label }) => ({ value, label })),
    place: venues.map(({ slug, name }) => ({ value: slug, label: name })),
    year: ordered(rows.flatMap(({ values }) => values.year)).map((year) => ({ value: year, label: year })),
    month: months.map((month) => ({
      value: month,
      label: formatDate(`2026-${month.padStart(2, '0')}-15T12:00:00Z`, 'monthName', lang),
    })),
    monthOfYear: ordered(rows.flatMap(({ values }) => values.monthOfYear)).map((month) => ({
      value: month,
      label: formatDate(`${month}-15T12:00:00Z`, 'month', lang),
    })),
  };
}

async function findRows(database: Database, { from, to, ids }: EventQuery) {
  let listing = database.selectFrom('eventListing').selectAll();
  if (from) listing = listing.where('day', '>=', from);
  if (to) listing = listing.where('day', '<=', to);
  if (ids) listing = listing.where('eventId', 'in', ids.split(',').map(Number));
  return (await listing.execute()).map((row) => ({
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
    } satisfies Record<EventDimension, string[]>,
  }));
}

/** @throws RequestFailure 400 naming a filter's value that nobody knows */
function refuseUnknown(query: EventQuery, choices: Choices): void {
  for (const name of ['season', 'type', 'category', 'conductor', 'soloist', 'composer', 'place'] as const) {
    const value = query[name];
    if (value !== undefined && !choices[name].some((choice) => choice.value === value)) throw unknownValue(name, value);
  }
}

/**
 * What each filter of the concerts offers. People, composers and places are those of the season or time asked about.
 * @throws RequestFailure 400 for an unknown value
 */
export async function findEventFacets(
  database: Database,
  query: EventQuery,
  now: Date,
): Promise<Record<EventDimension, FacetOption[]>> {
  const rows = await findRows(database, query);
  const choices = await findChoices(database, rows, query.lang);
  refuseUnknown(query, choices);

  const when = whenOf(query);
  const whenOfTime = query.when ?? 'all';
  const inScope = rows.filter(
    (row) => isWithin(when, row.eventEndsAt, now) && (!query.season || row.values.season.includes(query.season)),
  );
  const within = (name: 'conductor' | 'soloist' | 'composer' | 'place') => {
    const present = new Set([...inScope.flatMap((row) => row.values[name]), query[name]]);
    return choices[name].filter(({ value }) => present.has(value));
  };
  const { season, type, category, conductor, soloist, composer, place, year, month } = query;
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
      year: year?.toString(),
      month: month?.toString(),
    },
    options: {
      ...choices,
      conductor: within('conductor'),
      soloist: within('soloist'),
      composer: within('composer'),
      place: within('place'),
    },
    replaces: { monthOfYear: ['year', 'month'] },
    counts: (dimension, row) => isWithin(timeDimensions.includes(dimension) ? whenOfTime : when, row.eventEndsAt, now),
  });
}
