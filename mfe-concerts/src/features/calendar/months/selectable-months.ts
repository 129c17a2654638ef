import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import type { WhenParameter } from '@ofgc/shared/routes/concerts/event-parameters.ts';
import { seasonMonths, twelveMonths } from './month-arithmetic.ts';

interface ShownTime {
  when: WhenParameter;
  /** `YYYY-MM` */
  opening: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/**
 * The months of the month selector. For upcoming concerts they are the twelve from the present one, so that the next season can be reached
 * as soon as it is announced; otherwise the chosen year's, or those of the season around the opening month.
 */
export function selectableMonths(query: CalendarChoice, { when, opening, today }: ShownTime): string[] {
  if (query.anio) return twelveMonths(`${query.anio}-01`);
  const ahead = twelveMonths(today.slice(0, 7));
  const isAhead = when === 'proximos' && !query.temporada && ahead.includes(opening);
  return isAhead ? ahead : seasonMonths(opening);
}
