import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { isForeign, isSentence } from '../../declaration/catalogues/catalogue-texts.ts';
import { isCommandOf, isLabelOf } from '../../declaration/catalogues/usual-labels.ts';
import { around } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isApiText } from '../is-api-text.ts';
import { withoutAnswers } from './foreign-texts.ts';

/** A text that somebody reads or hears. */
export interface SpokenText {
  element: PageElement;
  text: string;
}

/** Attributes that are read to somebody. */
const spoken = ['alt', 'aria-label', 'title', 'placeholder'];
const untold = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp', 'textarea', 'title', 'meta']);

/** All texts of a page's parts, also those for screen readers. */
export function spokenTexts(own: readonly PageElement[]): SpokenText[] {
  return own.flatMap((element) => {
    const texts = [
      untold.has(element.name) ? '' : element.text,
      ...spoken.map((name) => element.attributes[name] ?? ''),
    ];
    return texts.flatMap((text) => (text.trim() ? { element, text: text.trim() } : []));
  });
}

/** Quotations and titles of works. */
const quoting = /^(?:q|blockquote|cite|em|i|dfn|figcaption|address)$/;
/** How many sentences or labels are no chance; of a button's words one is enough, because no work is called so. */
const fewest = 2;
/** Buttons that lead to a language say so in it. */
const languages = /espa[ñn]ol|castellano|spanish|english|ingl[eé]s/i;

interface CodedOptions {
  locale: Locale;
  other: Locale;
  answers: readonly unknown[] | undefined;
}

/**
 * Words of the other language that stand in the code of a page: sentences, and labels of buttons and fields. Names, titles of works,
 * quotations and what the API answers may be in any. @returns two of them or the words of a button, or nothing
 */
export function codedWords(texts: readonly SpokenText[], { locale, other, answers }: CodedOptions): string[] {
  /** A title of the API may be shortened, or have a mark after it. */
  const isCode = ({ text }: SpokenText) => !isApiText(text.replace(/[\s…▸→.]+$/u, ''), answers);
  const labels = texts.filter(
    (one) =>
      (isLabelOf(other, one.text) || (one.element.name === 'button' && isCommandOf(other, one.text))) && isCode(one),
  );
  const sentences = texts.filter((one) => {
    const { element, text } = one;
    if (!isSentence(text) || !isForeign(locale, text) || !isCode(one)) return false;
    if (quoting.test(element.name) || around(element, ({ name }) => quoting.test(name))) return false;
    const [rest = ''] = withoutAnswers([text], answers);
    return isSentence(rest) && isForeign(locale, rest);
  });
  const found = [...new Set([...sentences, ...labels].map(({ text }) => text))];
  const sure = labels.some((one) => isButtonIn(other, one));
  return sure || found.length >= fewest ? found.slice(0, fewest).map((text) => text.slice(0, 60)) : [];
}

/** Whether a button says what it does in a language. In English, whose words stand in many names, only as buttons usually say it. */
function isButtonIn(language: Locale, { element, text }: SpokenText): boolean {
  const isUsual = language === 'es' || isLabelOf(language, text);
  return element.name === 'button' && !languages.test(text) && isUsual && isCommandOf(language, text);
}
