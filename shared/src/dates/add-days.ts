import { day } from './spans.ts';

/** So many natural days later: dates have no hours, so that no change of the clocks counts. @param from `YYYY-MM-DD`, as the result @throws RangeError where it is no date */
export function addDays(from: string, days: number): string {
  return new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);
}
