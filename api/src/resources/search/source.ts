import type { SearchKind } from '@ofgc/shared/domain/search/search.schema.ts';
import type { Text } from '../../content/bilingual.ts';

/** What a noun's `searchable.ts` gives the search; it becomes one entry a language. */
export interface SearchSource {
  kind: SearchKind;
  id: string;
  title: Text;
  slug?: Text;
  /** @param slug the one of the entry's language; empty where the source has none */
  path: (slug: string) => string;
  snippet: Text;
  /** Titles and people, also in the other language. */
  names: (string | undefined)[];
  /** HTML or plain text. */
  body: Text[];
  publishedAt?: string;
}

/** For `names`: Spanish, then English, which is undefined where it is not translated. */
export const inBothLanguages = ({ es, en }: Text) => [es, en];
/** For names of people, and for what there is no text of (empty). */
export const sameInBoth = (text: string): Text => ({ es: text, en: text });
