import { isApiText } from '../is-api-text.ts';
import type { PageElement } from '../elements.ts';

const marks = ['lang', 'hreflang'];
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Marks of a language that none has (`es_ES`, `spanish`, `sp`): a screen reader would read the text with a wrong voice. */
export function languageMarkProblems(own: readonly PageElement[], answers?: readonly unknown[]): string[] {
  const marked = own.flatMap(({ attributes }) => marks.flatMap((name) => attributes[name] || []));
  return [...new Set(marked)]
    .filter((language) => language !== 'x-default' && !isKnown(language) && !isApiText(language, answers))
    .map((language) => `has something in the language “${language}”, which is none`);
}

/** Of codes with three letters (`gnc`, Guanche) not all have a name here. */
function isKnown(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag);
    return language.length === 3 || names.of(language) !== undefined;
  } catch {
    return false;
  }
}
