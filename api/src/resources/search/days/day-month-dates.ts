import type { Locale } from '@ofgc/shared/domain/locale.ts';

const months: Record<Locale, readonly string[]> = {
  es: [
    'enero|ene',
    'febrero|feb',
    'marzo',
    'abril|abr',
    'mayo',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept?',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  en: [
    'january|jan',
    'february|feb',
    'march',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept?',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
};
/** The Spanish words for the days of a month, starting with the first; without accents. */
const spokenDays =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const figures = String.raw`(?<day>\d{1,2})`;
/** "8 y 9", "5, 8 y 9", "8 al 10", "27th and 28th": several days of one month. */
const several: Record<Locale, string> = {
  es: String.raw`(?<days>\d{1,2}(?:(?:, ?| y (?:el )?| al? | ?[-–] ?)\d{1,2})+)`,
  en: String.raw`(?<days>\d{1,2}(?:st|nd|rd|th)?(?:(?:, ?| and (?:the )?| to (?:the )?| ?[-–] ?)\d{1,2}(?:st|nd|rd|th)?)+)`,
};
const year = String.raw`(?:,? (?:de |del )?(?<year>\d{4}))?(?!\d)`;
const hour: Record<Locale, string> = {
  es: String.raw`(?: a las? (?:\d{1,2}(?:[:.]\d\d)?(?: ?h\b)?|una|${spokenDays.slice(1, 12).join('|')})\b)?`,
  en: String.raw`(?: at \d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b)?)?`,
};
const forms: Record<Locale, (month: string) => string[]> = {
  es: (month) => [
    String.raw`\b(?:los dias |dias |del? |el )?${several.es} (?:de )?(?:${month})\b`,
    String.raw`\b(?:el )?(?:(?<spoken>${spokenDays.join('|')})|${figures}) (?:de )?(?:${month})\b`,
  ],
  en: (month) => [
    String.raw`\b(?:the |from )?(?:the )?${several.en} (?:of )?(?:${month})\b`,
    String.raw`\b(?:from )?(?:${month}) (?:the )?${several.en}(?!\d)`,
    String.raw`\b(?:the )?${figures}(?:st|nd|rd|th)? (?:of )?(?:${month})\b`,
    String.raw`\b(?:${month}) (?:the )?${figures}(?:st|nd|rd|th)?(?!\d)`,
  ],
};
const patterns = { es: patternsOf('es'), en: patternsOf('en') };

function patternsOf(lang: Locale): readonly (readonly [RegExp, month: number])[] {
  return months[lang].flatMap((month, index) =>
    forms[lang](month).map((form) => [new RegExp(form + year + hour[lang], 'g'), index + 1] as const),
  );
}

/**
 * Replaces days written in words with figures, and drops the time beside them: "18 de diciembre a las ocho", "quince de diciembre",
 * "December 18th", "the 5th of December 2026" become `18/12`, `15/12`, `18/12`, `5/12/2026`.
 * @param plain without accents, in lower case
 */
export function daysInFigures(plain: string, lang: Locale): string {
  return replaceDays(plain, lang, ({ day, month, year: written }) => `${day}/${month}${written ? `/${written}` : ''}`);
}

/** Replaces days written in words with their months, for a search that found nothing on the day itself. */
export function monthsOfDays(plain: string, lang: Locale): string {
  return replaceDays(plain, lang, ({ month, year: written }) =>
    [months[lang][month - 1]?.split('|')[0], written].filter(Boolean).join(' '),
  );
}

interface WrittenDay {
  day: number;
  /** The month; 1 is January. */
  month: number;
  year: string | undefined;
}

function replaceDays(plain: string, lang: Locale, replace: (day: WrittenDay) => string): string {
  return patterns[lang].reduce(
    (term, [pattern, month]) =>
      term.replaceAll(pattern, (...match) => {
        const { day, days, spoken, year: written } = match.at(-1) as Record<string, string | undefined>;
        const own = days ? daysOf(days) : [spoken ? spokenDays.indexOf(spoken) + 1 : Number(day)];
        return [...new Set(own.map((one) => replace({ day: one, month, year: written })))].join(' ');
      }),
    plain,
  );
}

/** The days of "5, 8 y 9", and all days of a span such as "8 al 10". */
function daysOf(written: string): number[] {
  const numbers = (written.match(/\d+/g) ?? []).map(Number);
  const [first = 0, last = 0] = numbers;
  const isSpan = numbers.length === 2 && / al? | to |[-–]/.test(written) && first < last && last <= 31;
  return isSpan ? Array.from({ length: last - first + 1 }, (_, more) => first + more) : numbers;
}
