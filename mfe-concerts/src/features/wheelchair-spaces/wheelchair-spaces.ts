import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { isAhead, isForEverybody } from '@ofgc/shared/domain/events/featured-performance.ts';

/** The performances for which a wheelchair space can be requested: one that is only online has no audience in the hall. */
export function wheelchairPerformances({ performances }: Pick<Event, 'performances'>): Performance[] {
  return performances
    .filter(({ status }) => status !== 'movedOnline')
    .filter((one) => isAhead(one) && isForEverybody(one) && one.access.includes('silla-de-ruedas'));
}
