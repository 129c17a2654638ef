import { monthTitle } from '@ofgc/shared/design/MonthPicker/month-words.ts';
import { eventFilterWords } from '@ofgc/shared/domain/event-filter-words.ts';
import type { ListMeta } from '@ofgc/shared/domain/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { type CalendarQuery, chosenMonth, type FilterName, filterNames, type RefusedFilter } from './calendar-query.ts';

export interface FilterInForce {
  /** Names of the address that this choice set; month and year together are one choice. */
  names: FilterName[];
  /** As the visitor chose it: "Chiara Belvento", "noviembre de 2026". */
  label: string;
}

/** The choices that restrict the calendar, each in the words of its list. */
export function filtersInForce(query: CalendarQuery, facets: ListMeta['facets'], locale: Locale): FilterInForce[] {
  const month = chosenMonth(query);
  const single = filterNames
    .filter((name) => query[name] && !(month && (name === 'anio' || name === 'mes')))
    .map((name) => ({
      names: [name],
      label: facets[eventFilterWords[name]]?.find(({ value }) => value === query[name])?.label ?? query[name] ?? '',
    }));
  return month ? [...single, { names: ['anio', 'mes'], label: monthTitle(month, locale) }] : single;
}

/** The same question without some of its filters. */
export function withoutFilters(query: CalendarQuery, names: readonly FilterName[]): CalendarQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name as FilterName)));
}

/** Filters whose value nobody knows. @param facets of all concerts, whatever their time */
export function unknownFilters(query: CalendarQuery, facets: ListMeta['facets']): RefusedFilter[] {
  return filterNames.flatMap((name) => {
    const value = query[name];
    const isKnown =
      value === undefined ||
      name === 'anio' ||
      name === 'mes' ||
      facets[eventFilterWords[name]]?.some((option) => option.value === value);
    return isKnown ? [] : [{ name, value }];
  });
}
