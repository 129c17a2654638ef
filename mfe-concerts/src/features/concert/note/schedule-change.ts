import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';

export type ScheduleChange = 'cancelled' | 'postponed' | 'rescheduled' | 'movedOnline';

/** The kind of change to one date of a concert. */
export function scheduleChange({
  previousStartsAt,
  state,
  status,
}: Pick<Performance, 'previousStartsAt' | 'state' | 'status'>): ScheduleChange | undefined {
  if (state === 'cancelled' || state === 'postponed') return state;
  if (state === 'past') return undefined;
  if (status === 'movedOnline') return status;
  return previousStartsAt !== null ? 'rescheduled' : undefined;
}
