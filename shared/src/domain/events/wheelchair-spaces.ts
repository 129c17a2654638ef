import type { Performance } from './event.schema.ts';
import { isAhead, isForEverybody } from './featured-performance.ts';

/** Whether a wheelchair space can be requested for a performance: one that is only online has no audience in the hall. */
export function hasWheelchairSpaces(performance: Pick<Performance, 'access' | 'sale' | 'state' | 'status'>): boolean {
  return (
    isAhead(performance) &&
    isForEverybody(performance) &&
    performance.status !== 'movedOnline' &&
    performance.access.includes('silla-de-ruedas')
  );
}
