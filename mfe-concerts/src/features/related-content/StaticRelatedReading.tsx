import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { RelatedContent } from './load-related-content.ts';
import type { GuidesProps } from './RelatedGuides.tsx';
import type { ReadingProps } from './RelatedReading.tsx';

const Guides = staticPart<GuidesProps>({
  tag: 'section',
  keyOf: ({ documents }) => [documents],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './RelatedGuides.tsx')).RelatedGuides,
});
const Reading = staticPart<ReadingProps>({
  tag: 'section',
  keyOf: ({ news, recordings }) => [news, recordings],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './RelatedReading.tsx')).RelatedReading,
});

/** Guides, news and recordings that belong to a concert. */
export function StaticRelatedReading({ related: { news, recordings, documents } }: { related: RelatedContent }) {
  return (
    <>
      {documents.length > 0 && <Guides documents={documents} />}
      {news.length + recordings.length > 0 && <Reading news={news} recordings={recordings} />}
    </>
  );
}
