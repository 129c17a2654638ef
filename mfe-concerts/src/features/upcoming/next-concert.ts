import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance, isAhead } from '../events/featured-performance.ts';

const isForEverybody = (performance: Performance) => isAhead(performance) && performance.state !== 'schoolsOnly';

/**
 * The concert of the first screen: the next one that takes place and is open to everybody.
 * @param upcoming concerts in the order of their next date
 */
export function findNextConcert(upcoming: readonly EventSummary[]): EventSummary | undefined {
  return upcoming
    .filter(({ performances }) => performances.some(isForEverybody))
    .toSorted((a, b) => startOf(a) - startOf(b))[0];
}

function startOf({ performances }: EventSummary): number {
  return new Date(featuredPerformance(performances).startsAt).getTime();
}
