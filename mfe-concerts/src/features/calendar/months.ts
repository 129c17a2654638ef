import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import type { Surroundings } from '../calendar-filters/calendar-query.ts';

/** @param month `YYYY-MM` @param by months forward, negative backward */
export function shiftMonth(month: string, by: number): string {
  const shifted = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by, 1));
  return shifted.toISOString().slice(0, 7);
}

/** The last day of a month, `YYYY-MM-DD`. */
export function lastDay(month: string): string {
  const next = new Date(`${shiftMonth(month, 1)}-01T00:00:00Z`);
  return new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10);
}

/** The twelve months of the orchestra's year around a month: September to August. */
export function seasonMonths(month: string): string[] {
  const year = Number(month.slice(0, 4)) - (Number(month.slice(5)) < 9 ? 1 : 0);
  return Array.from({ length: 12 }, (_, index) => shiftMonth(`${year}-09`, index));
}

/** The month where the calendar opens: the one chosen, otherwise the present one, as far as the filters allow it. */
export function openingMonth(query: CalendarChoice, { season, today }: Surroundings): string {
  const present = today.slice(0, 7);
  if (query.mes) return query.mes;
  if (query.desde) {
    const isUnderWay = query.desde <= today && (!query.hasta || query.hasta >= today);
    return isUnderWay && !query.cuando ? present : query.desde.slice(0, 7);
  }
  if (query.anio) return present.startsWith(query.anio) ? present : `${query.anio}-01`;
  if (season && (today < season.startsOn || today > season.endsOn)) return season.startsOn.slice(0, 7);
  return query.cuando === 'pasados' ? shiftMonth(present, -1) : present;
}

/** What the month selector offers: a whole year where a year is chosen, otherwise a season. */
export function selectableMonths(query: CalendarChoice, opening: string): string[] {
  if (query.anio) return Array.from({ length: 12 }, (_, index) => shiftMonth(`${query.anio}-01`, index));
  return seasonMonths(opening);
}
