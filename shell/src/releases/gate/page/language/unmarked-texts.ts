import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { type PageElement, readElements } from '../elements.ts';
import { markedParts } from './marked-parts.ts';
import { nameOfLanguage } from './name-of-language.ts';

/** Shorter texts may be names, which are the same in both languages. */
const fewestLetters = 40;
const isOfHead = /^(?:script|style|title|meta)$/;

/**
 * Texts of the API that are in another language than the page, as their record says (`lang`), and are not marked with it: a screen
 * reader would read them with a wrong voice. @returns one line at most
 */
export function unmarkedTextProblems(
  locale: Locale,
  own: readonly PageElement[],
  answers: readonly unknown[] = [],
): string[] {
  const texts = answers.flatMap((answer) => [...textsInOtherLanguage(answer, locale)]);
  if (texts.length === 0) return [];
  const marked = markedParts(own, locale);
  for (const element of own) {
    const words = plain(element.text);
    if (words.length < fewestLetters || isOfHead.test(element.name) || marked.has(element)) continue;
    const found = texts.find(({ text }) => text.includes(words));
    if (found)
      return [`shows “${words.slice(0, 60)}”, which is in ${nameOfLanguage[found.lang]}, without saying so (lang)`];
  }
  return [];
}

interface ForeignText {
  text: string;
  lang: Locale;
}

/** The texts of records that say that they are in another language. */
function* textsInOtherLanguage(value: unknown, locale: Locale): Generator<ForeignText> {
  if (typeof value !== 'object' || value === null) return;
  const lang = locales.find((one) => one === (value as { lang?: unknown }).lang);
  for (const one of Object.values(value)) {
    if (typeof one !== 'string') yield* textsInOtherLanguage(one, locale);
    else if (lang && lang !== locale && one.length >= fewestLetters) yield { text: plain(withoutTags(one)), lang };
  }
}

function withoutTags(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return readElements(`<p>${html}`)
    .map(({ text }) => text)
    .join(' ');
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
