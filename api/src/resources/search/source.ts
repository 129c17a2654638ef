import type { SearchKind } from '@ofgc/shared/domain/search/search.schema.ts';
import type { Text } from '../../content/bilingual.ts';

/** A searchable item from a resource's `searchable.ts`; it becomes one entry for each language. */
export interface SearchSource {
  kind: SearchKind;
  id: string;
  title: Text;
  slug?: Text;
  /** @param slug in the entry's language; empty where the source has none */
  path: (slug: string) => string;
  snippet: Text;
  /** Titles and people, in both languages. */
  names: (string | undefined)[];
  /** HTML or plain text. */
  body: Text[];
  publishedAt?: string;
}

/** For `names`: the Spanish text, then the English one, which is undefined where it is not translated. */
export const inBothLanguages = ({ es, en }: Text) => [es, en];
/** For names of people, and for missing texts (empty). */
export const sameInBoth = (text: string): Text => ({ es: text, en: text });
