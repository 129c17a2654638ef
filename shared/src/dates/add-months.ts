/**
 * Adds months to a day of the calendar, `YYYY-MM-DD`; in a month without such a day, the result is its last day (Ley 39/2015, art. 30.4).
 */
export function addMonths(from: string, months: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}
