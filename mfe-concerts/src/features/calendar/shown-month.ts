import type { Calendar } from './load-calendar.ts';

/** Whether the calendar shows one chosen month. */
export function shownMonth({ query, opening }: Pick<Calendar, 'query' | 'opening'>): string | undefined {
  return query.vista === 'mes' ? opening : query.mes;
}
