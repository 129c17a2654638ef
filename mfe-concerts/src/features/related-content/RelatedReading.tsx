import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { RelatedContent } from './load-related-content.ts';
import type { GuidesProps } from './StaticGuides.tsx';
import type { ReadingProps } from './StaticReading.tsx';

const Guides = staticPart<GuidesProps>({
  tag: 'section',
  keyOf: ({ documents }) => [documents],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './StaticGuides.tsx')).StaticGuides,
});
const Reading = staticPart<ReadingProps>({
  tag: 'section',
  keyOf: ({ news, recordings }) => [news, recordings],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './StaticReading.tsx')).StaticReading,
});

/** Guides, news and recordings that belong to a concert. */
export function RelatedReading({ related: { news, recordings, documents } }: { related: RelatedContent }) {
  return (
    <>
      {documents.length > 0 && <Guides documents={documents} />}
      {news.length + recordings.length > 0 && <Reading news={news} recordings={recordings} />}
    </>
  );
}
