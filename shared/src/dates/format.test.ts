import { describe, expect, it, vi } from 'vitest';
import { formatDate, localDay, plainDate, type DateStyle } from './format.ts';

const tonight = '2026-11-20T20:00:00Z';

describe('plainDate', () => {
  it.each<[DateStyle, string, string]>([
    ['full', 'viernes 20 de noviembre de 2026', 'Friday 20 November 2026'],
    ['day', 'viernes 20 de noviembre', 'Friday 20 November'],
    ['short', '20 de noviembre', '20 November'],
    ['date', '20 de noviembre de 2026', '20 November 2026'],
    ['month', 'noviembre de 2026', 'November 2026'],
    ['time', '20:00', '20:00'],
    ['year', '2026', '2026'],
  ])('writes the style %s without non-breaking spaces: %s / %s', (style, spanish, english) => {
    expect(plainDate(tonight, style, 'es')).toBe(spanish);
    expect(plainDate(tonight, style, 'en').replace('Friday, ', 'Friday ')).toBe(english);
  });

  it.each(['es', 'en'] as const)('writes hours before ten without a zero, as the texts do (%s)', (locale) => {
    expect(plainDate('2026-11-20T09:05:00Z', 'time', locale)).toBe('9:05');
  });

  it('uses the time of the islands in summer and winter', () => {
    expect(formatDate('2026-10-16T19:00:00Z', 'time', 'es')).toBe('20:00');
    expect(formatDate('2026-10-30T20:00:00Z', 'time', 'es')).toBe('20:00');
    expect(formatDate(new Date('2026-10-31T00:00:00Z'), 'time', 'en')).toBe('0:00');
  });

  it.each([
    ['2026-01-01', '1 de enero de 2026'],
    ['2026-03-29', '29 de marzo de 2026'],
    ['2026-07-01', '1 de julio de 2026'],
    ['2026-10-25', '25 de octubre de 2026'],
  ])('takes a calendar day: %s', (day, text) => expect(plainDate(day, 'date', 'es')).toBe(text));
});

describe('formatDate', () => {
  it.each<[DateStyle, string, string]>([
    ['full', 'viernes 20~de~noviembre de~2026', 'Friday 20~November 2026'],
    ['short', '20~de~noviembre', '20~November'],
    ['dayShort', 'vie 20~nov', 'Fri 20~Nov'],
    ['time', '20:00', '20:00'],
  ])('keeps day and month on one line in the style %s: %s / %s', (style, spanish, english) => {
    const shown = (locale: 'es' | 'en') =>
      formatDate(tonight, style, locale).replaceAll('\u00A0', '~').replace('Friday, ', 'Friday ');
    expect([shown('es'), shown('en')]).toEqual([spanish, english]);
  });
});

describe('localDay', () => {
  it.each([
    ['2026-10-24T23:30:00Z', '2026-10-25'],
    ['2026-11-20T23:59:00Z', '2026-11-20'],
    ['2027-06-30T23:00:00Z', '2027-07-01'],
  ])('returns the calendar day in the Canaries: %s is %s', (instant, day) => {
    expect(localDay(instant)).toBe(day);
  });
});

it('formats an instant once a minute, since no style has seconds', () => {
  // The types do not say that it is a getter.
  const format = vi.spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, 'format', 'get');
  const texts = ['2031-05-06T19:04:01.002Z', new Date('2031-05-06T19:04:59.900Z')].map((one) =>
    plainDate(one, 'time', 'es'),
  );
  expect(texts).toEqual(['20:04', '20:04']);
  expect(format).toHaveBeenCalledTimes(1);
  expect(plainDate('2031-05-06T19:05:00Z', 'time', 'es')).toBe('20:05');
  format.mockRestore();
});
