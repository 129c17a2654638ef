import type { Vocabulary } from '@ofgc/shared/i18n/words.ts';
import { pageWordsId } from '../composition/words-address.ts';

/**
 * The words that the page's scripts can ask for: the document preloads their file.
 * @param own what the page itself has, where a release brings no such file
 * @throws where other bytes come than were built, or none
 */
export async function fetchPageWords(page: Document, own: Vocabulary): Promise<Vocabulary> {
  const link = page.getElementById(pageWordsId) as HTMLLinkElement | null;
  if (!link) return own;
  const answer = await fetch(link.href, { integrity: link.dataset.integrity ?? '' });
  return (await answer.json()) as Vocabulary;
}
