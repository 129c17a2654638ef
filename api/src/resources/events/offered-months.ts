/** So many single months are offered before and after the one that is shown; any other is found by its year. */
const monthsAround = 60;

/** The months of a list in order that are nearest to one, which it may not have. */
export function monthsNear(months: readonly string[], shown: string): readonly string[] {
  const later = months.findIndex((month) => month >= shown);
  const at = later < 0 ? months.length : later;
  return months.slice(Math.max(0, at - monthsAround), at + monthsAround);
}
