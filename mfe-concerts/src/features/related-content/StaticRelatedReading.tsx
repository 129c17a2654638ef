import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { RelatedContent } from './load-related-content.ts';
import type { ReadingProps } from './RelatedReading.tsx';

const Reading = staticPart<ReadingProps>({
  tag: 'section',
  keyOf: ({ news, recordings }) => [news, recordings],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './RelatedReading.tsx')).RelatedReading,
});

/** News and recordings that belong to a concert. */
export function StaticRelatedReading({ related: { news, recordings } }: { related: RelatedContent }) {
  return news.length + recordings.length > 0 ? <Reading news={news} recordings={recordings} /> : null;
}
