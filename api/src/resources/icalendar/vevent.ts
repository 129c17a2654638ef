import { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import type { EventStatus } from '@ofgc/shared/domain/events/display-state.ts';
import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { message, type MessageKey } from '../../locales/messages.ts';
import { describeEvent } from './entry-description.ts';
import { canaryTime } from './time-zone.ts';

/** One performance with its announced changes. */
export interface CalendarDate {
  event: EventSummary;
  performance: Performance;
  position: { lat: number; lon: number };
  /** Days, `YYYY-MM-DD`, on which a change of the event was announced: each raises the entry's SEQUENCE by one. */
  changedOn: readonly string[];
}

/** Data of the file that contains the entry. */
export interface EntryContext {
  lang: Locale;
  siteUrl: string;
  /** The time at which the content was last written: the stamp of every entry. */
  writtenAt: Date;
  /** Entries of a feed do not block the subscriber's time. */
  isFeed: boolean;
}

/** The time of day for LAST-MODIFIED, which needs an instant, while changes only have a day. */
const changeHour = 'T12:00:00Z';

const statuses: Partial<Record<EventStatus, ICalEventStatus>> = {
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
};

/** Many calendar programs do not show the status, and none knows of an online concert, so the title says it. */
const titled: Partial<Record<EventStatus, MessageKey>> = {
  cancelled: 'calendarCancelled',
  postponed: 'calendarPostponed',
  movedOnline: 'calendarOnline',
};

/** An entry of a calendar: title, times, place, description and state of one performance. */
export function calendarEntry(
  { event, performance, position, changedOn }: CalendarDate,
  { lang, siteUrl, writtenAt, isFeed }: EntryContext,
): ICalEventData {
  const { hall, status } = performance;
  const page = siteUrl + localisedPath(eventPath(event), lang);
  const changed = changedOn.toSorted().at(-1);
  return {
    id: `perf-${performance.id}@${new URL(siteUrl).hostname}`,
    sequence: changedOn.length,
    stamp: writtenAt,
    ...(changed && { lastModified: new Date(changed + changeHour) }),
    timezone: timeZone,
    start: canaryTime(performance.startsAt),
    end: canaryTime(performance.endsAt),
    status: statuses[status] ?? ICalEventStatus.CONFIRMED,
    transparency: isFeed ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: titled[status] ? message(lang, titled[status], { title: event.title }) : event.title,
    description: describeEvent(event, lang, page),
    ...(status !== 'movedOnline' && {
      location: {
        title: `${hall.venue}, ${hall.name}, ${hall.street}, ${hall.postalCode} ${hall.locality}`,
        geo: position,
      },
    }),
    categories: [{ name: event.category.name }],
    url: page,
  };
}
