import { isDay } from '@ofgc/shared/dates/iso-date.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { foldAccents } from '@ofgc/shared/text/slug.ts';
import { dayWord } from './day-word.ts';

const msOfDay = 24 * 60 * 60 * 1000;
const numeric =
  /(?<![\d.,/-])(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?)(?![\d/-]|\.\d)/g;
/** From Sunday on. */
const weekdays: Record<Locale, readonly string[]> = {
  es: ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
};
const before: Record<Locale, string> = { es: 'este|el|el proximo|proximo', en: 'this|on|next|this coming' };

/**
 * A term in which days are named, with each as the word that the index has for it: `28/11/2026`, `28-11` (the next one),
 * `2026-11-28`, "este sábado", "this Saturday" (the next one, today included).
 * @param today `YYYY-MM-DD`
 * @returns null where the term names none
 */
export function withDayWords(term: string, lang: Locale, today: string): string | null {
  const plain = foldAccents(term);
  const weekday = new RegExp(String.raw`\b(?:${before[lang]}) (${weekdays[lang].join('|')})\b`, 'g');
  const found = plain
    .replaceAll(numeric, (whole, year, month, day, day2, month2, year2) => {
      const date = year ? isoDay(year, month, day) : numericDay(day2, month2, year2, today);
      return isDay(date) ? dayWord(date) : whole;
    })
    .replaceAll(weekday, (_, name: string) => dayWord(nextWeekday(weekdays[lang].indexOf(name), today)));
  return found === plain ? null : found;
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
  const start = new Date(`${today}T12:00:00Z`);
  const days = (weekday - start.getUTCDay() + 7) % 7;
  return new Date(start.getTime() + days * msOfDay).toISOString().slice(0, 10);
}
