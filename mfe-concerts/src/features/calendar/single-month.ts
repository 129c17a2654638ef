import type { Calendar } from './load-calendar.ts';

/** The single month that the calendar shows; undefined where it lists several. */
export function singleMonth({ query, opening }: Pick<Calendar, 'query' | 'opening'>): string | undefined {
  return query.vista === 'mes' ? opening : query.mes;
}
