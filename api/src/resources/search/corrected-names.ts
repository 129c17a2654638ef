import { foldAccents } from '@ofgc/shared/text/slug.ts';
import type { FoundEntry } from './find.ts';

/**
 * The names that were searched in place of misspelt words, as they are written in what was found: "Dvořák", not "dvorak".
 * @param misspelt for each such word the names that it may mean, without accents, the most similar first
 * @returns for each word the first name that was found; nothing for a word of which none was
 */
export function correctedNames(
  misspelt: readonly (readonly string[])[],
  entries: readonly Pick<FoundEntry, 'title' | 'snippet' | 'body'>[],
): string[] {
  if (misspelt.length === 0) return [];
  const written = new Map<string, string>();
  for (const { title, snippet, body } of entries)
    for (const word of `${title} ${snippet} ${body}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const plain = foldAccents(word);
      if (!written.has(plain)) written.set(plain, word);
    }
  const corrected = misspelt.flatMap((names) => {
    const found = names.find((name) => written.has(name));
    return found ? [written.get(found) ?? found] : [];
  });
  return [...new Set(corrected)];
}
