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
  return twelveMonths(`${year}-09`);
}

/** Twelve months from a first one. @param first `YYYY-MM` */
export function twelveMonths(first: string): string[] {
  return Array.from({ length: 12 }, (_, index) => shiftMonth(first, index));
}
