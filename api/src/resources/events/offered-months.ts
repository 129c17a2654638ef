/** So many single months are offered before and after the one that is shown; any other is found by its year. */
const monthsAround = 60;

/** The months of a list in order that are nearest to one, which it may not have. */
export function monthsNear(months: readonly string[], shown: string): readonly string[] {
  const at = placeOf(shown, months);
  return months.slice(Math.max(0, at - monthsAround), at + monthsAround);
}

/** How many of a list in order come before. */
function placeOf(shown: string, months: readonly string[]): number {
  let [from, to] = [0, months.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((months[middle] ?? '') < shown) from = middle + 1;
    else to = middle;
  }
  return from;
}
