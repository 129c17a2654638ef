import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { googleCalendarLink, googleSubscription, outlookCalendarLink, outlookSubscription } from './calendar-links.ts';

const note = {
  title: 'Órgano & oboe',
  details: 'Mozart 29 · pausa',
  url: 'https://ofgc.example/conciertos-entradas/eventos/organo/43',
  online: 'Por internet',
};
const performance = samplePerformance({ startsAt: '2027-04-16T19:00:00.000Z', endsAt: '2027-04-16T20:40:00.000Z' });

describe('links to external calendars', () => {
  it('googleCalendarLink() has title, UTC times, time zone, place and address', () => {
    const { origin, pathname, searchParams } = new URL(googleCalendarLink(note, performance));
    expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Órgano & oboe',
      dates: '20270416T190000Z/20270416T204000Z',
      ctz: 'Atlantic/Canary',
      location: 'Auditorio del Mar, Sala Sinfónica, Paseo de la Marea, 1, 35010 Las Palmas de Gran Canaria',
      details: `Mozart 29 · pausa\n\n${note.url}`,
    });
  });

  it('name no hall for a performance that moved online', () => {
    const online = { ...performance, status: 'movedOnline' as const };
    const links = [googleCalendarLink(note, online), outlookCalendarLink(note, online)];
    expect(links.map((link) => new URL(link).searchParams.get('location'))).toEqual(['Por internet', 'Por internet']);
  });

  it('googleSubscription() and outlookSubscription() keep the filters of the feed', () => {
    const feed = 'https://ofgc.example/calendario.ics?temporada=2627&categoria=familia';
    expect(new URL(googleSubscription(feed)).searchParams.get('cid')).toBe(feed.replace('https', 'webcal'));
    expect(Object.fromEntries(new URL(outlookSubscription(feed, 'OFGC')).searchParams)).toEqual({
      url: feed,
      name: 'OFGC',
    });
  });

  it('outlookCalendarLink() has title, UTC times and address', () => {
    const { host, searchParams } = new URL(outlookCalendarLink(note, performance));
    expect(host).toBe('outlook.live.com');
    expect(searchParams.get('subject')).toBe('Órgano & oboe');
    expect(searchParams.get('startdt')).toBe('2027-04-16T19:00:00.000Z');
    expect(searchParams.get('enddt')).toBe('2027-04-16T20:40:00.000Z');
    expect(searchParams.get('body')).toContain(note.url);
  });
});
