import { localDay } from './format.ts';

/** The year of an instant, in the islands' time. */
export function localYear(instant: string | Date): number {
  return Number(localDay(instant).slice(0, 4));
}
