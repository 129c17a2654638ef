import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** The fields of a concert's entry in a visitor's own calendar. */
interface CalendarNote {
  title: string;
  /** Programme or teaser, as plain text. */
  details: string;
  /** The concert's page. */
  url: string;
  /** In the place of the hall, where the performance moved online. */
  online: string;
}

function place({ status, hall }: Performance, online: string): string {
  const { name, venue, street, postalCode, locality } = hall;
  return status === 'movedOnline' ? online : `${venue}, ${name}, ${street}, ${postalCode} ${locality}`;
}

/** `20270219T200000Z` */
const compact = (instant: string) => new Date(instant).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** The address of Google Calendar's form, filled in with one performance. */
export function googleCalendarLink({ title, details, url, online }: CalendarNote, performance: Performance): string {
  const parameters = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(performance.startsAt)}/${compact(performance.endsAt)}`,
    ctz: timeZone,
    location: place(performance, online),
    details: `${details}\n\n${url}`,
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}

/** The address at which Google Calendar subscribes to a feed. @param feed its `https:` address */
export function googleSubscription(feed: string): string {
  // Google only accepts a feed with this scheme.
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: feed.replace(/^https?/, 'webcal') })}`;
}

/** The address at which Outlook.com subscribes to a feed. @param name the calendar's name there */
export function outlookSubscription(feed: string, name: string): string {
  return `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: feed, name })}`;
}

/** The address of Outlook.com's form, filled in with one performance. */
export function outlookCalendarLink({ title, details, url, online }: CalendarNote, performance: Performance): string {
  const parameters = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(performance.startsAt).toISOString(),
    enddt: new Date(performance.endsAt).toISOString(),
    location: place(performance, online),
    body: `${details}\n\n${url}`,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${parameters}`;
}
