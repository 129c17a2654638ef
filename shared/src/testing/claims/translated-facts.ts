import type { Locale } from '../../domain/locale.ts';
import { largeNumbers } from './number-words.ts';

const months: Record<Locale, string> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  en: 'January February March April May June July August September October November December',
};
const weekdays: Record<Locale, string> = {
  es: 'domingo lunes martes miércoles jueves viernes sábado',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
};
const monthNames = (language: Locale) => months[language].split(' ');
const weekdayNames = (language: Locale) => weekdays[language].split(' ');

const oneOf = (words: string) => `(${words.replaceAll(' ', '|')})`;
const dayOf: Record<Locale, RegExp> = {
  es: new RegExp(`(?<!\\d)(\\d{1,2}) de ${oneOf(months.es)}`, 'g'),
  en: new RegExp(`(?<!\\d)(\\d{1,2}) ${oneOf(months.en)}`, 'g'),
};
const dated: Record<Locale, RegExp> = {
  es: new RegExp(`${oneOf(weekdays.es)},? (?:día )?(\\d{1,2}) de ${oneOf(months.es)}(?: de (\\d{4}))?`, 'g'),
  en: new RegExp(`${oneOf(weekdays.en)},? (\\d{1,2}) ${oneOf(months.en)}(?: (\\d{4}))?`, 'g'),
};

/** The facts that must be the same in a translation: large numbers, small ones in figures, days, hours, prices, emails, telephones. */
export function translatedFacts(text: string, language: Locale): string[] {
  // The English text may have the country code, for readers who call from abroad.
  const written = text
    .replaceAll('+34 ', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ');
  const days = [...written.matchAll(dayOf[language])].map(
    ([, day, month = '']) => `day ${Number(day)}/${monthNames(language).indexOf(month) + 1}`,
  );
  const small = written.match(/(?<![\p{L}\p{N}.,:/–-])[1-9](?![\p{L}\p{N}:]|[.,/–-]\d)/gu) ?? [];
  const literal = written.match(/\b\d{1,2}:\d\d\b|[\w.-]+@[\w.-]+\w|\b928 \d\d \d\d \d\d\b/g) ?? [];
  return [...new Set([...largeNumbers(written, language).map(String), ...small, ...days, ...literal])].toSorted();
}

/** Dates with a wrong weekday. @param years the possible years of a date without one */
export function wrongWeekdays(text: string, language: Locale, years: readonly number[]): string[] {
  return [...text.matchAll(dated[language])].flatMap(([quote, weekday = '', day, month = '', year]) => {
    const told = weekdayNames(language).indexOf(weekday);
    const isTrue = (year ? [Number(year)] : years).some(
      (one) => new Date(Date.UTC(one, monthNames(language).indexOf(month), Number(day))).getUTCDay() === told,
    );
    return isTrue ? [] : [quote];
  });
}
