import { formatDate } from '@ofgc/shared/dates/format.ts';
import { formatMonth } from '@ofgc/shared/dates/format-month.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { FacetOption, ListMeta } from '@ofgc/shared/http/list.schema.ts';
import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import type { EventFilterParameter } from '@ofgc/shared/routes/concerts/event-parameters.ts';
import { calendarOptions, eventFilterNames } from './calendar-query.ts';

interface ActiveFilter {
  /** The query parameters that this choice set; a range of two days is one choice. */
  names: EventFilterParameter[];
  /** As the visitor chose it: "Chiara Belvento", "noviembre de 2026". */
  label: string;
}

const days: readonly EventFilterParameter[] = ['desde', 'hasta'];

/** The choices that restrict the calendar, each labelled as in its list. */
export function activeCalendarFilters(
  query: CalendarChoice,
  facets: ListMeta['facets'],
  locale: Locale,
): ActiveFilter[] {
  const options = calendarOptions(facets);
  const filters = eventFilterNames.flatMap((name) => {
    const value = query[name];
    if (!value || days.includes(name)) return [];
    const label = labelOf(options[name], value) ?? (name === 'mes' ? formatMonth(value, 'month', locale) : value);
    return [{ names: [name], label }];
  });
  const interval = activeDays(query);
  if (interval)
    filters.push({ names: [...days], label: labelOf(facets.dates, interval) ?? intervalWords(query, locale) });
  return filters;
}

interface FilteredCalendar {
  query: CalendarChoice;
  facets: ListMeta['facets'];
}

/** The number of choices in an address: filters, the choice of upcoming or past, and the view. */
export function countFilters({ query, facets }: FilteredCalendar, locale: Locale): number {
  return activeCalendarFilters(query, facets, locale).length + (query.cuando ? 1 : 0) + (query.vista ? 1 : 0);
}

/** The chosen days in the API's format, `2026-11-20/2026-11-22`. */
export function activeDays({ desde, hasta }: CalendarChoice): string | undefined {
  return desde || hasta ? `${desde ?? ''}/${hasta ?? ''}` : undefined;
}

function labelOf(options: readonly FacetOption[] = [], chosen?: string): string | undefined {
  return options.find(({ value }) => value === chosen)?.label;
}

/** "1 de diciembre de 2026 – …" */
function intervalWords({ desde, hasta }: CalendarChoice, locale: Locale): string {
  return [desde, hasta].map((day) => (day ? formatDate(day, 'date', locale) : '…')).join(' – ');
}
