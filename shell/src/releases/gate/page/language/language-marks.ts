import { isAnswered } from '../answered.ts';
import type { PageElement } from '../elements.ts';

const marks = ['lang', 'hreflang'];
const tag = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Marks of a language that none has (`es_ES`, `spanish`, `sp`): a screen reader would read the text with a wrong voice. */
export function languageMarkProblems(own: readonly PageElement[], answers?: readonly unknown[]): string[] {
  const marked = own.flatMap(({ attributes }) => marks.flatMap((name) => attributes[name] || []));
  return [...new Set(marked)]
    .filter((language) => language !== 'x-default' && !isKnown(language) && !isAnswered(language, answers))
    .map((language) => `has something in the language “${language}”, which is none`);
}

function isKnown(language: string): boolean {
  return tag.test(language) && languages.of(language) !== undefined;
}
