import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance, isAhead, isForEverybody } from '@ofgc/shared/domain/events/featured-performance.ts';

/**
 * The concert of the first screen: the next one that takes place and is open to everybody.
 * @param upcoming concerts in the order of their next date
 */
export function findNextConcert(upcoming: readonly EventSummary[]): EventSummary | undefined {
  return upcoming
    .filter(({ performances }) => performances.some((one) => isAhead(one) && isForEverybody(one)))
    .toSorted((a, b) => startOf(a) - startOf(b))[0];
}

function startOf({ performances }: EventSummary): number {
  return new Date(featuredPerformance(performances).startsAt).getTime();
}
