import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';

/** What changed about a concert as a whole: of several changes the gravest. */
export function scheduleChange({
  performances,
}: Pick<Event, 'performances'>): 'cancelled' | 'postponed' | 'rescheduled' | undefined {
  if (performances.every(({ state }) => state === 'cancelled')) return 'cancelled';
  if (performances.some(({ state }) => state === 'postponed')) return 'postponed';
  return performances.some(({ previousStartsAt, state }) => previousStartsAt !== null && state !== 'past')
    ? 'rescheduled'
    : undefined;
}
