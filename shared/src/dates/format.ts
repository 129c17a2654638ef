import { formatTags, type Locale } from '../domain/locale.ts';
import { heldDates } from '../text/non-breaking-spaces.ts';
import { timeZone } from './time-zone.ts';

const styles = {
  /** viernes 20 de noviembre de 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** viernes 20 de noviembre */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** vie 20 nov */
  dayShort: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 20 de noviembre */
  short: { day: 'numeric', month: 'long' },
  /** 20 de noviembre de 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** noviembre de 2026 */
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  monthShort: { month: 'short' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  /** 20:00, 9:00 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dayNumber: { day: 'numeric' },
  year: { year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/** JavaScript engines differ on both; the site has no comma after a weekday, and writes hours as its texts do: 9:00. */
const weekdayCommaOrZero = /^(\p{L}+),(?= )|^0(?=\d:)/u;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant as text for a page, in the islands' time; a day and its month are never on two lines.
 * @param instant ISO 8601, a Date, or a calendar day `YYYY-MM-DD`: its midnight in UTC lies on the same day in the islands all year
 */
export function formatDate(instant: string | Date, style: DateStyle, locale: Locale): string {
  return cached(`${locale} ${style} held`, instant, (date) => heldDates(plainDate(date, style, locale)));
}

/** The same with ordinary spaces, for uses outside of pages: mail, files, search, structured data. */
export function plainDate(instant: string | Date, style: DateStyle, locale: Locale): string {
  return cached(`${locale} ${style}`, instant, (date) => {
    const key = `${locale} ${style}`;
    const known = formatters.get(key);
    const formatter = known ?? new Intl.DateTimeFormat(formatTags[locale], { timeZone, ...styles[style] });
    if (!known) formatters.set(key, formatter);
    return formatter.format(date).replace(weekdayCommaOrZero, '$1');
  });
}

/**
 * A cache, because pages format the same dates again and again, and formatting costs ten times as much as a look-up. No lru-cache: this runs
 * in browsers too, where its bytes would cost more than writing everything again after 4000 texts.
 */
const written = new Map<string, string>();
const maxWritten = 4_000;

function cached(style: string, instant: string | Date, write: (date: Date) => string): string {
  const date = new Date(instant);
  // By minutes, because no style has seconds: otherwise each rendering would add the present instant to it.
  const key = `${style} ${Math.floor(date.getTime() / 60_000)}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = write(date);
  if (written.size >= maxWritten) written.clear();
  written.set(key, text);
  return text;
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The local calendar day of an instant, `YYYY-MM-DD`. */
export function localDay(instant: string | Date): string {
  return cached('local day', instant, (date) => days.format(date));
}
