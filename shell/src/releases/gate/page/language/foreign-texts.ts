import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { isIn } from '../../declaration/catalogues/catalogue-texts.ts';
import { isApiText } from '../is-api-text.ts';
import type { PageElement } from '../elements.ts';
import { markedParts } from './marked-parts.ts';

/** Days as only the other language writes them; in names of streets (`25 de Julio`) the month has a capital letter. */
const foreignDay: Record<Locale, RegExp> = {
  es: /\b(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,4}\b/,
  en: /\b\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/,
};

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
  const isForeign = !isIn(locale, texts) && !isIn(locale, withoutAnswers(texts, answers));
  return [
    ...(day ? [`writes the day “${day}” in another language than its own`] : []),
    ...(isForeign ? ['says most of its words in another language than its own'] : []),
  ];
}

/** The texts without the texts of the API in them, of which a page may make one: `title · hall`. */
function withoutAnswers(texts: readonly string[], answers: readonly unknown[] = []): string[] {
  const answered = answers.flatMap(stringsIn).filter((one) => one.length > 2);
  const longestFirst = [...new Set(answered)].toSorted((one, other) => other.length - one.length);
  return texts.map((text) => longestFirst.reduce((rest, one) => rest.replaceAll(one, ' '), text));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
