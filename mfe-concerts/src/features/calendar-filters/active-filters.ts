import { formatDate } from '@ofgc/shared/dates/format.ts';
import { monthTitle } from '@ofgc/shared/dates/month-label.ts';
import { eventFilterParameters } from '@ofgc/shared/routes/event-parameters.ts';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { type CalendarQuery, chosenMonth, type FilterName, filterNames, type RefusedFilter } from './calendar-query.ts';

export interface ActiveFilter {
  /** Names of the address that this choice set; month and year together are one choice, and so are two days. */
  names: FilterName[];
  /** As the visitor chose it: "Chiara Belvento", "noviembre de 2026". */
  label: string;
}

const days: readonly FilterName[] = ['desde', 'hasta'];
const month: readonly FilterName[] = ['anio', 'mes'];

/** The choices that restrict the calendar, each labelled as in its list. */
export function activeFilters(query: CalendarQuery, facets: ListMeta['facets'], locale: Locale): ActiveFilter[] {
  const chosen = chosenMonth(query);
  const joined = chosen ? [...days, ...month] : days;
  const filters = filterNames
    .filter((name) => query[name] && !joined.includes(name))
    .map((name) => ({
      names: [name],
      label: labelOf(facets[eventFilterParameters[name]], query[name]) ?? query[name] ?? '',
    }));
  if (chosen) filters.push({ names: [...month], label: monthTitle(chosen, locale) });
  const interval = activeDays(query);
  if (interval)
    filters.push({ names: [...days], label: labelOf(facets.dates, interval) ?? intervalWords(query, locale) });
  return filters;
}

interface FilteredCalendar {
  query: CalendarQuery;
  facets: ListMeta['facets'];
}

/** How many choices an address carries: filters, which concerts in time, and the view. */
export function countFilters({ query, facets }: FilteredCalendar, locale: Locale): number {
  return activeFilters(query, facets, locale).length + (query.cuando ? 1 : 0) + (query.vista ? 1 : 0);
}

/** The days chosen as the API names them, `2026-11-20/2026-11-22`. */
export function activeDays({ desde, hasta }: CalendarQuery): string | undefined {
  return desde || hasta ? `${desde ?? ''}/${hasta ?? ''}` : undefined;
}

function labelOf(options: ListMeta['facets'][string] = [], chosen?: string): string | undefined {
  return options.find(({ value }) => value === chosen)?.label;
}

/** "1 de diciembre de 2026 – …" */
function intervalWords({ desde, hasta }: CalendarQuery, locale: Locale): string {
  return [desde, hasta].map((day) => (day ? formatDate(`${day}T12:00:00Z`, 'date', locale) : '…')).join(' – ');
}

/** The same query without some of its filters. */
export function withoutFilters(query: CalendarQuery, names: readonly FilterName[]): CalendarQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name as FilterName)));
}

/** Filters that take any value of the right form. */
const free: readonly FilterName[] = ['anio', 'mes', 'precio_max', 'edad', 'desde', 'hasta'];

/** Filters whose value nobody knows. @param facets of all concerts, whatever their time */
export function unknownFilters(query: CalendarQuery, facets: ListMeta['facets']): RefusedFilter[] {
  return filterNames.flatMap((name) => {
    const value = query[name];
    const isKnown =
      value === undefined ||
      free.includes(name) ||
      facets[eventFilterParameters[name]]?.some((option) => option.value === value);
    return isKnown ? [] : [{ name, value }];
  });
}
