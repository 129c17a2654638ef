import { accessFeatures } from '@ofgc/shared/domain/venues/access-feature.ts';
import { datePresetNames, datePresets } from '@ofgc/shared/domain/events/date-presets.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { formatDate, localDay } from '@ofgc/shared/dates/format.ts';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { FacetChoice } from '../../http/facets.ts';
import { message } from '../../locales/messages.ts';
import type { EventDimension } from './query.ts';
import type { EventRow } from './facet-rows.ts';

export type EventOptions = Record<EventDimension, FacetChoice[]>;

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

function byLabel(lang: Locale) {
  const collator = new Intl.Collator(lang);
  return (a: { sortName: string }, b: { sortName: string }) => collator.compare(a.sortName, b.sortName);
}

/** The options of each filter, in order, with labels in one language. */
export async function findEventOptions(
  database: Database,
  rows: readonly EventRow[],
  { lang, now }: { lang: Locale; now: Date },
): Promise<EventOptions> {
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
  const steps = (dimension: 'maxPrice' | 'age', label: (step: number) => string) =>
    [...new Set(rows.flatMap(({ steps: own }) => own[dimension] ?? []))]
      .filter((step) => step > 0)
      .toSorted((a, b) => a - b)
      .map((step) => ({ value: String(step), label: label(step) }));
  const presets = datePresets(localDay(now));
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
    maxPrice: steps('maxPrice', (euros) => message(lang, 'priceUpTo', { price: formatMoney(euros * 100, lang) })),
    age: steps('age', (years) => message(lang, 'years', { years })),
    access: accessFeatures.map((feature) => ({ value: feature, label: message(lang, feature) })),
    free: [{ value: '1', label: message(lang, 'free') }],
    year: ordered(rows.map(({ year }) => year)).map((year) => ({ value: year, label: year })),
    month: months.map((month) => ({
      value: month,
      label: formatDate(`2026-${month.padStart(2, '0')}-15T12:00:00Z`, 'monthName', lang),
    })),
    monthOfYear: ordered(rows.map(({ monthOfYear }) => monthOfYear)).map((month) => ({
      value: month,
      label: formatDate(`${month}-15T12:00:00Z`, 'month', lang),
    })),
    dates: datePresetNames.map((name) => ({ value: presets[name], label: message(lang, name) })),
  };
}
