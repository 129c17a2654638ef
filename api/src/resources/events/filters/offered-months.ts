/** This many single months are offered before and after the shown one; other months are found by their year. */
const monthsAround = 60;

/** `2026-11` */
export const yearMonth = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** The months of a sorted list that are nearest to the shown month, which may not be in the list. */
export function monthsNear(months: readonly string[], shown: string): readonly string[] {
  const at = placeOf(shown, months);
  return months.slice(Math.max(0, at - monthsAround), at + monthsAround);
}

/** How many months of a sorted list come before the shown one. */
function placeOf(shown: string, months: readonly string[]): number {
  let [from, to] = [0, months.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((months[middle] ?? '') < shown) from = middle + 1;
    else to = middle;
  }
  return from;
}
