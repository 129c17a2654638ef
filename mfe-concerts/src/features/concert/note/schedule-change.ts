import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';

export type ScheduleChange = 'cancelled' | 'postponed' | 'rescheduled';

/** The kind of change to one date of a concert. */
export function scheduleChange({
  previousStartsAt,
  state,
}: Pick<Performance, 'previousStartsAt' | 'state'>): ScheduleChange | undefined {
  if (state === 'cancelled' || state === 'postponed') return state;
  return previousStartsAt !== null && state !== 'past' ? 'rescheduled' : undefined;
}
