import type { Calendar } from './load-calendar.ts';

/** The anchor of a day's first row. */
export function rowId(day: string): string {
  return `dia-${day}`;
}

/** Whether the calendar shows one chosen month. */
export function shownMonth({ query, opening }: Pick<Calendar, 'query' | 'opening'>): string | undefined {
  return query.vista === 'mes' ? opening : query.mes;
}
