import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { maxDescriptionLength, truncate } from '@ofgc/shared/text/truncate.ts';
import { plainText } from '@ofgc/shared/text/plain-text.ts';

/** The first sentences of a biography as plain text, as many as a page's description may hold. */
export function artistDescription({ biography }: Pick<Artist, 'biography'>): string {
  const text = plainText(biography);
  const sentence = text.slice(0, maxDescriptionLength).lastIndexOf('. ');
  const isCutBetweenSentences = text.length > maxDescriptionLength && sentence > maxDescriptionLength / 3;
  return isCutBetweenSentences ? text.slice(0, sentence + 1) : truncate(text, maxDescriptionLength);
}
