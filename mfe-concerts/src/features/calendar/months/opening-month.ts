import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import type { CalendarContext } from '../../calendar-filters/calendar-query.ts';
import { shiftMonth } from './month-arithmetic.ts';

/** The month where the calendar opens: the chosen month, otherwise the present month, as far as the filters allow it. */
export function openingMonth(query: CalendarChoice, { season, today }: CalendarContext): string {
  const present = today.slice(0, 7);
  if (query.mes) return query.mes;
  if (query.desde) {
    const isUnderWay = query.desde <= today && (!query.hasta || query.hasta >= today);
    return isUnderWay && !query.cuando ? present : query.desde.slice(0, 7);
  }
  if (query.hasta && query.hasta < today) return query.hasta.slice(0, 7);
  if (query.anio) return present.startsWith(query.anio) ? present : `${query.anio}-01`;
  if (season && (today < season.startsOn || today > season.endsOn)) return season.startsOn.slice(0, 7);
  return query.cuando === 'pasados' ? shiftMonth(present, -1) : present;
}
