import { addDays } from '@ofgc/shared/dates/add-days.ts';
import { isDay } from '@ofgc/shared/dates/iso-date.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { foldAccents } from '@ofgc/shared/text/slug.ts';
import { dayToken } from './day-token.ts';
import { daysInFigures } from './day-month-dates.ts';

const numeric =
  /(?<![\d.,/-])(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?)(?![\d/-]|\.\d)/g;
/** The weekdays, starting with Sunday. */
const weekdays: Record<Locale, readonly string[]> = {
  es: ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
};
/** Expressions for days relative to today; the first that matches counts. A weekend begins on Friday evening. */
const spans: Record<Locale, readonly (readonly [RegExp, (today: string) => string[]])[]> = {
  es: [
    [/\bpasado manana\b/g, (today) => [addDays(today, 2)]],
    // «la mañana» as a time of day, and «La mañana» of Peer Gynt, do not mean tomorrow.
    [
      /(?<!\b(?:el|la|las|una|cada|por|del|esta|(?:horario|sesion|pase|funcion) de) )\bmanana\b/g,
      (today) => [addDays(today, 1)],
    ],
    [/\b(?:hoy|esta (?:noche|tarde|manana))\b/g, (today) => [today]],
    [/\b(?:(?:este|el|en) )?(?:fin de semana|finde)\b/g, weekend],
    [/\b(?:la )?(?:proxima semana|semana que viene|semana proxima)\b/g, nextWeek],
    [/\besta semana\b/g, restOfWeek],
  ],
  en: [
    [/\b(?:the )?day after tomorrow\b/g, (today) => [addDays(today, 2)]],
    [/\btomorrow\b/g, (today) => [addDays(today, 1)]],
    [/\b(?:today|tonight|this (?:evening|morning|afternoon))\b/g, (today) => [today]],
    [/\b(?:(?:this|at the|on the|the) )?weekend\b/g, weekend],
    [/\bnext week\b/g, nextWeek],
    [/\bthis week\b/g, restOfWeek],
  ],
};
/** Words for the programme of a day, which are never in a text together with the day. */
const askedOfDay =
  /\b(?:el )?program(?:a|me)?(?: de(?:l)?| para| for| of)?(?= d\d{8})|(?<=d\d{8})(?:'s)? program(?:me)?\b/g;
const before: Record<Locale, string> = { es: 'este|el|el proximo|proximo', en: 'this|on|next|this coming' };

/**
 * Replaces the days in a term with the words that the index has for them: `28/11/2026`, `28-11` (the next one), `2026-11-28`, "28 de
 * noviembre", "este sábado", "this Saturday" (the next one, today included), "mañana", "tonight", "este fin de semana". Several days mean
 * any of them.
 * @param today `YYYY-MM-DD`
 * @returns null where the term names no day
 */
export function withDayWords(term: string, lang: Locale, today: string): string | null {
  const plain = foldAccents(term);
  const weekday = new RegExp(String.raw`\b(?:${before[lang]}) (${weekdays[lang].join('|')})\b`, 'g');
  const found = daysInFigures(plain, lang)
    .replaceAll(numeric, (whole, year, month, day, day2, month2, year2) => {
      const date = year ? isoDay(year, month, day) : numericDay(day2, month2, year2, today);
      return isDay(date) ? dayToken(date) : whole;
    })
    .replaceAll(weekday, (_, name: string) => dayToken(nextWeekday(weekdays[lang].indexOf(name), today)));
  const named = spans[lang].reduce(
    (words, [phrase, daysOf]) => words.replaceAll(phrase, () => daysOf(today).map(dayToken).join(' ')),
    found,
  );
  return named === plain || !/\bd\d{8}\b/.test(named) ? null : named.replaceAll(askedOfDay, '').trim();
}

function isoDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function numericDay(day: string, month: string, year: string | undefined, today: string): string {
  if (year) return isoDay(year.length === 2 ? `20${year}` : year, month, day);
  const date = isoDay(today.slice(0, 4), month, day);
  return date >= today ? date : isoDay(String(Number(today.slice(0, 4)) + 1), month, day);
}

function nextWeekday(weekday: number, today: string): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** The days from today, or from Friday on, to Sunday. */
function weekend(today: string): string[] {
  return restOfWeek(today).slice(-3);
}

/** The days from today to Sunday. */
function restOfWeek(today: string): string[] {
  return daysFrom(today, 1 + ((7 - weekdayOf(today)) % 7));
}

/** The seven days of next week, from Monday on. */
function nextWeek(today: string): string[] {
  return daysFrom(addDays(today, restOfWeek(today).length), 7);
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, days) => addDays(first, days));
}

/** The day of the week; 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}
