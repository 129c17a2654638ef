/**
 * The weeks of a month, Monday first; days of the adjacent months are null.
 * @param month `YYYY-MM`
 * @throws RangeError where the text is not a month
 */
export function monthWeeks(month: string): (number | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(first.getTime())) throw new RangeError(`not a month: ${month}`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const lead = (first.getUTCDay() + 6) % 7;
  const weeks = Math.ceil((lead + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - lead + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}
