import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { ConcertSynopsisProps } from './ConcertSynopsis.tsx';

/** What the evening is about. */
export const StaticConcertSynopsis = staticPart<ConcertSynopsisProps>({
  tag: 'section',
  keyOf: ({ event }) => [event.teaser, event.synopsis, event.pictures],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './ConcertSynopsis.tsx')).ConcertSynopsis,
});
