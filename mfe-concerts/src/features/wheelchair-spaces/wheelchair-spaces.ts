import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { isAhead, isForEverybody } from '@ofgc/shared/domain/events/featured-performance.ts';

/** The performances for which a wheelchair space can be requested. */
export function wheelchairPerformances({ performances }: Pick<Event, 'performances'>): Performance[] {
  return performances.filter((one) => isAhead(one) && isForEverybody(one) && one.access.includes('silla-de-ruedas'));
}
