import { sql } from 'kysely';
import { accessFeatures } from '@ofgc/shared/domain/venues/access-feature.ts';
import { datePresetNames, datePresets } from '@ofgc/shared/domain/events/date-presets.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { plainDate, localDay } from '@ofgc/shared/dates/format.ts';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { readerIn } from '../../../content/bilingual.ts';
import type { Database } from '../../../database/database.ts';
import type { FacetChoice } from '../../../http/facets.ts';
import { message } from '../../../locales/messages.ts';
import type { EventDimension, EventQuery } from '../query.ts';
import type { FacetValues } from './find-facet-values.ts';
import { monthsNear, yearMonth } from './offered-months.ts';

type EventOptions = Record<EventDimension, FacetChoice[]>;

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

function byLabel(lang: Locale) {
  const collator = new Intl.Collator(lang);
  return (a: { sortName: string }, b: { sortName: string }) => collator.compare(a.sortName, b.sortName);
}

/** The options of each filter, in order, with labels in one language. */
export async function findEventOptions(
  database: Database,
  offered: FacetValues,
  query: EventQuery,
  now: Date,
): Promise<EventOptions> {
  const { lang, facets: wanted } = query;
  const read = readerIn(lang);
  const isWanted = (...names: EventDimension[]) => names.some((name) => wanted.includes(name));
  const seasons = await database
    .selectFrom('seasons')
    .select(['slug', 'name', 'startsOn'])
    .orderBy('startsOn', 'desc')
    .execute();
  const categories = await database
    .selectFrom('categories')
    .select(['slug', 'name', 'kind', 'kindName'])
    .orderBy('sortOrder')
    .execute();
  const venues = await database.selectFrom('venues').select(['slug', 'name']).orderBy('id').execute();
  const slugs = [...new Set([...offered.conductor, ...offered.soloist])];
  const artists = isWanted('conductor', 'soloist')
    ? await database
        .selectFrom('artists')
        .select(['slug', 'name', 'sortName'])
        .where('slug', '=', sql<string>`any(${slugs}::text[])`)
        .orderBy('slug')
        .execute()
    : [];
  const composers = isWanted('composer')
    ? await database
        .selectFrom('composers')
        .select(['slug', 'fullName', 'shortName'])
        .where('slug', '=', sql<string>`any(${offered.composer}::text[])`)
        .orderBy('slug')
        .execute()
    : [];
  const people = artists.toSorted(byLabel(lang)).map(({ slug, name }) => ({ value: slug, label: name }));
  const among = (choices: readonly FacetChoice[], values: readonly string[]) =>
    choices.filter(({ value }) => values.includes(value));
  const kinds = new Map(categories.map(({ kind, kindName }) => [kind, read(kindName)]));
  const steps = (dimension: 'maxPrice' | 'age', label: (step: number) => string) =>
    offered.steps[dimension].map((step) => ({ value: String(step), label: label(step) }));
  const today = localDay(now);
  const presets = datePresets(today);
  const season = seasons.find(({ slug }) => slug === query.season);
  const shown = query.year ? yearMonth(query.year, query.month ?? 1) : (query.from ?? season?.startsOn ?? today);
  return {
    season: seasons.map(({ slug, name }) => ({ value: slug, label: read(name) })),
    type: [...kinds].map(([value, label]) => ({ value, label })),
    category: categories.map(({ slug, name }) => ({ value: slug, label: read(name) })),
    conductor: among(people, offered.conductor),
    soloist: among(people, offered.soloist),
    composer: composers
      .map(({ slug, fullName, shortName }) => ({
        value: slug,
        label: read(fullName),
        sortName: read(shortName).replace(/^.*\. /, ''),
      }))
      .toSorted(byLabel(lang))
      .map(({ value, label }) => ({ value, label })),
    place: among(
      venues.map(({ slug, name }) => ({ value: slug, label: name })),
      offered.place,
    ),
    maxPrice: steps('maxPrice', (euros) => message(lang, 'priceUpTo', { price: formatMoney(euros * 100, lang) })),
    age: steps('age', (years) => message(lang, 'years', { years })),
    access: accessFeatures.map((feature) => ({ value: feature, label: message(lang, feature) })),
    free: [{ value: '1', label: message(lang, 'free') }],
    year: offered.years.map((year) => ({ value: year, label: year })),
    month: months.map((month) => ({
      value: month,
      label: plainDate(`2026-${month.padStart(2, '0')}-15`, 'monthName', lang),
    })),
    monthOfYear: monthsNear(offered.months, shown.slice(0, 7)).map((month) => ({
      value: month,
      label: plainDate(`${month}-15`, 'month', lang),
    })),
    dates: datePresetNames.map((name) => ({ value: presets[name], label: message(lang, name) })),
  };
}
