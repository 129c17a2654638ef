import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';

/** When the hall becomes dark and bright again: at the opening of the doors and at the end of the performance. */
export const darkHours = ({ doorsAt, endsAt }: Performance): [Date, Date] => [new Date(doorsAt), new Date(endsAt)];

/** Whether the hall is dark: in the dark hours of a performance that takes place. */
export function isHallDark(performance: Performance, now: Date): boolean {
  const [from, until] = darkHours(performance);
  return isAhead(performance) && from <= now && now < until;
}
