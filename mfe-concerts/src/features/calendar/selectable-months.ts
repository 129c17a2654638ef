import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import { seasonMonths, shiftMonth } from './month-arithmetic.ts';

/** What the month selector offers: a whole year where a year is chosen, otherwise a season. */
export function selectableMonths(query: CalendarChoice, opening: string): string[] {
  if (query.anio) return Array.from({ length: 12 }, (_, index) => shiftMonth(`${query.anio}-01`, index));
  return seasonMonths(opening);
}
