import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { isIn } from '../../declaration/catalogues/catalogue-texts.ts';
import { isApiText } from '../is-api-text.ts';
import type { PageElement } from '../elements.ts';
import { languagesOf, markedParts } from './marked-parts.ts';
import { nameOfLanguage } from './name-of-language.ts';

/** Months before days, as neither language of the site writes them. */
const american = String.raw`\b(?:0?\d|1[0-2])/(?:1[3-9]|2\d|3[01])/\d{4}\b`;
/** `Calle 1 de mayo` and `Plaza del 2 de mayo` are called so in every language. */
const street = String.raw`(?:[Cc]/ ?|(?:[Cc]alle|[Aa]venida|[Aa]vda\.|[Aa]v\.|[Pp]laza|[Pp]aseo|[Rr]ambla|[Pp]arque|[Pp]uente) )(?:del? )?`;
/**
 * Days and hours as only the other language writes them; in names of streets (`25 de Julio`) the month has a capital letter, and months
 * that both languages shorten alike tell nothing. “May 2026” may be a heading in Spanish, whose months are short and have a capital there.
 */
const foreignDay: Record<Locale, RegExp> = {
  es: new RegExp(
    String.raw`\b(?:\d{1,2} )?(?:January|February|March|April|June|July|August|September|October|November|December) \d{1,4}\b|\b\d{1,2} May \d{4}\b|\bMay \d{1,2}(?=,)|\b\d{1,2} (?:January|February|April|June|July|August|September|October|November|December|Jan|Apr|Aug|Dec)\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? \d{1,2}\b|\b\d{1,2}:\d\d\s?[AP]M\b|${american}`,
  ),
  en: new RegExp(
    String.raw`(?<!${street})\b\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\b\d{1,2} (?:ene|abr|ago|dic)\b|(?<!\p{L})(?:lun|mié|jue|vie|sáb|dom)[.,]? \d{1,2}\b|(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),? \d{1,2}\b|${american}`,
    'u',
  ),
};
/**
 * Sums of money and shares as only the other language writes them. A share may have three decimals in Spanish (`12,345 %`), and
 * what stands before a year may be a unit (`Presupuesto en € 2026`).
 */
const foreignFigure: Record<Locale, RegExp> = {
  es: /(?<!\d\s?|\b[Ee]n\s)€\s?\d[\d.,]*|\b\d+\.\d\d?\s?€|\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\s?€|\b\d{1,3}(?:,\d{3}(?:,\d{3})+|,\d{3}\.\d+)\s?%/,
  en: /\b\d{1,3}(?:\.\d{3})*,\d{1,2}\s?[€%]|€\s?\d{1,3}(?:\.\d{3})*,\d\d?\b/,
};

const isMeant = 'what is meant so has its lang';

/**
 * Words of the other language that stand in the code of a page, not in a catalogue: a day, or most of the page. Texts that are marked with
 * their language, or that the API answered, may be in any.
 */
export function foreignTextProblems(
  locale: Locale,
  own: readonly PageElement[],
  answers?: readonly unknown[],
): string[] {
  const marked = markedParts(own, locale);
  const texts = own.flatMap((element) => {
    const text = ['script', 'style'].includes(element.name) || marked.has(element) ? '' : element.text.trim();
    return text || [];
  });
  const days = texts.flatMap((text) => foreignDay[locale].exec(text)?.[0] ?? []);
  const day = days.find((one) => !isApiText(one, answers) && !isApiText(one.replace(/ \d+$/, ''), answers));
  const figures = texts.flatMap((text) => foreignFigure[locale].exec(text)?.[0] ?? []);
  const figure = figures.find((one) => !isApiText(one, answers));
  const isForeign = !isIn(locale, texts) && !isIn(locale, withoutAnswers(texts, answers));
  return [
    ...(day ? [`writes the day “${day}” in another language than its own: ${isMeant}`] : []),
    ...(figure ? [`writes the figure “${figure}” in another language than its own: ${isMeant}`] : []),
    ...wrongMarks(locale, own, answers),
    ...(isForeign ? ['says most of its words in another language than its own'] : []),
  ];
}

/** Texts that are marked as in the other language, and are not: a screen reader reads them with a wrong voice. */
function wrongMarks(locale: Locale, own: readonly PageElement[], answers: readonly unknown[] = []): string[] {
  const languages = languagesOf(own);
  return locales.flatMap((other) => {
    if (other === locale) return [];
    const marked = own.filter((one) => languages.get(one) === other && !/^(?:script|style)$/.test(one.name));
    const texts = marked.flatMap(({ text }) => (text.trim() && !isApiText(text.trim(), answers) ? text.trim() : []));
    return isIn(other, texts) || isIn(other, withoutAnswers(texts, answers))
      ? []
      : [`has texts that it marks as ${nameOfLanguage[other]} (lang) and that are not`];
  });
}

/** The texts without the texts of the API in them, of which a page may make one: `title · hall`. */
export function withoutAnswers(texts: readonly string[], answers: readonly unknown[] = []): string[] {
  const answered = answers.flatMap(stringsIn).filter((one) => one.length > 2);
  const longestFirst = [...new Set(answered)].toSorted((one, other) => other.length - one.length);
  return texts.map((text) => longestFirst.reduce((rest, one) => rest.replaceAll(one, ' '), text));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
