import { localDay } from '@ofgc/shared/dates/format.ts';
import type { DayOfConcert } from '@ofgc/shared/design/concerts/MiniMonth/MiniMonth.tsx';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';

export interface UpcomingMonth {
  /** `YYYY-MM`. */
  month: string;
  days: DayOfConcert[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The month of the next concert, with the days of all that are announced; null out of season. */
export function upcomingMonth(events: readonly EventSummary[], now: Date): UpcomingMonth | null {
  const days = events
    .flatMap((event) =>
      event.performances
        .filter(({ state }) => state !== 'past')
        .map(({ startsAt, state }) => ({
          day: localDay(startsAt),
          title: event.title,
          to: eventPath(event),
          kind: event.category.kind,
          ...((state === 'cancelled' || state === 'postponed') && { notHeld: state }),
        })),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const month = days.find(({ notHeld }) => !notHeld)?.day.slice(0, 7);
  return month ? { month, days: days.filter(({ day }) => day.startsWith(month)), today: localDay(now) } : null;
}
