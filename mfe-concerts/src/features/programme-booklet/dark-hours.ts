import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';

/** Whether the hall is dark: from the opening of the doors to the end of a performance that takes place. */
export function isHallDark(performance: Performance, now: Date): boolean {
  return isAhead(performance) && new Date(performance.doorsAt) <= now && now < new Date(performance.endsAt);
}
