import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import { seasonMonths, shiftMonth } from './month-arithmetic.ts';

/** The months of the month selector: the chosen year's, otherwise a season's. */
export function selectableMonths(query: CalendarChoice, opening: string): string[] {
  if (query.anio) return Array.from({ length: 12 }, (_, index) => shiftMonth(`${query.anio}-01`, index));
  return seasonMonths(opening);
}
