import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { plainText } from '../plain-text/plain-text.ts';

/** Search engines show about this many characters. */
const longestDescription = 160;

/** The first sentences of a biography as plain text, as many as a description holds. */
export function artistDescription({ biography }: Pick<Artist, 'biography'>): string {
  const text = plainText(biography);
  if (text.length <= longestDescription) return text;
  const start = text.slice(0, longestDescription);
  const sentence = start.lastIndexOf('. ');
  if (sentence > longestDescription / 3) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
