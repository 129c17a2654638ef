import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import type { CalendarDate } from './vevent.ts';
import { calendarText } from './vcalendar.ts';

afterEach(() => vi.unstubAllEnvs());

const file = { name: 'OFGC', lang: 'es', siteUrl: 'https://ofgc.example', isFeed: true } as const;
const writtenAt = new Date('2026-11-20T12:00:00Z');

function date(differences: Partial<Parameters<typeof samplePerformance>[0]> = {}, title = 'Pastoral'): CalendarDate {
  return {
    event: sampleEvent({ title }),
    performance: samplePerformance(differences),
    position: { lat: 28.13, lon: -15.45 },
    changedOn: [],
  };
}

function firstEvent(text: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [zone, event] = [calendar.getFirstSubcomponent('vtimezone'), calendar.getFirstSubcomponent('vevent')];
  if (!zone || !event) throw new Error('no zone or no event');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);
  return new ICAL.Event(event);
}

describe('calendarText', () => {
  // The clocks of the islands change on 25 October 2026 and on 28 March 2027, both at 01:00 UTC.
  it.each([
    ['2026-10-24', '20:00', '2026-10-24T19:00:00.000Z'],
    ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T03:00:00.000Z'],
    ['2026-10-25', '20:00', '2026-10-25T20:00:00.000Z'],
    ['2027-03-27', '20:00', '2027-03-27T20:00:00.000Z'],
    ['2027-03-28', '00:30', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T02:00:00.000Z'],
    ['2027-03-28', '20:00', '2027-03-28T19:00:00.000Z'],
  ])('puts %s at %s at its instant, in any time zone of the process', (day, time, instant) => {
    const startsAt = zonedInstant(day, time, timeZone).toISOString();
    expect(startsAt).toBe(instant);
    const endsAt = new Date(Date.parse(startsAt) + 5_700_000).toISOString();
    const texts = ['UTC', 'America/New_York', 'Europe/Madrid'].map((zone) => {
      vi.stubEnv('TZ', zone);
      return calendarText({ ...file, writtenAt, dates: [date({ startsAt, endsAt })] });
    });
    expect(new Set(texts).size).toBe(1);
    const event = firstEvent(texts[0] ?? '');
    expect(event.startDate.toString()).toBe(`${day}T${time}:00`);
    expect(event.startDate.toJSDate().toISOString()).toBe(instant);
    expect(event.endDate.toJSDate().toISOString()).toBe(endsAt);
    expect(texts[0]).toContain('DTSTAMP:20261120T120000Z');
  });

  it('escapes and folds a title with line breaks and reserved characters', () => {
    const title = 'Ñoño; «Été», \\ y más\r\nBEGIN:VEVENT '.repeat(6).trim();
    const text = calendarText({ ...file, name: 'A, b; c', writtenAt, dates: [date({}, title)] });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const event = firstEvent(text);
    expect(event.summary).toBe(title.replaceAll('\r\n', '\n'));
    expect(text).toContain('\r\nNAME:A\\, b\\; c\r\n');
  });

  it.each([
    ['scheduled', 'CONFIRMED', 'Pastoral'],
    ['rescheduled', 'CONFIRMED', 'Pastoral'],
    ['movedOnline', 'CONFIRMED', 'Por internet: Pastoral'],
    ['cancelled', 'CANCELLED', 'Cancelado: Pastoral'],
    ['postponed', 'TENTATIVE', 'Aplazado: Pastoral'],
  ] as const)('writes the status %s as %s', (status, word, summary) => {
    const event = firstEvent(calendarText({ ...file, writtenAt, dates: [date({ status })] }));
    expect([event.component.getFirstPropertyValue('status'), event.summary]).toEqual([word, summary]);
  });

  it('names no hall for a concert that moved online', () => {
    const placeOf = (differences: Parameters<typeof date>[0]) => {
      const { component } = firstEvent(calendarText({ ...file, writtenAt, dates: [date(differences)] }));
      return ['location', 'geo'].map((name) => component.getFirstPropertyValue(name) !== null);
    };
    expect(placeOf({})).toEqual([true, true]);
    expect(placeOf({ status: 'movedOnline' })).toEqual([false, false]);
  });
});
