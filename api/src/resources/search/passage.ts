import { defaultLocale, type Locale } from '@ofgc/shared/domain/locale.ts';
import { passageAround } from '@ofgc/shared/domain/search/search-passage.ts';
import { heldWorks } from '@ofgc/shared/text/non-breaking-spaces.ts';
import type { FoundEntry } from './find.ts';

/** The text that a result shows below its title, and its language: the snippet, or the passage in which the term was found. */
export function passageOf(
  { snippet, snippetLang, body, untranslatedBody }: FoundEntry,
  lang: Locale,
  marks: readonly string[],
): { snippet: string; snippetLang: Locale } {
  const own = { snippet: heldWorks(snippet), snippetLang };
  if (passageAround(snippet, marks)) return own;
  const passage = passageAround(body, marks);
  if (passage) return { snippet: heldWorks(passage), snippetLang: lang };
  const untranslated = passageAround(untranslatedBody, marks);
  return untranslated ? { snippet: heldWorks(untranslated), snippetLang: defaultLocale } : own;
}
