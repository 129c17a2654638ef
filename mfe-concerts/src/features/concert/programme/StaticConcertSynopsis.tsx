import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { ConcertSynopsisProps } from './ConcertSynopsis.tsx';

/** The synopsis, as static markup. */
export const StaticConcertSynopsis = staticPart<ConcertSynopsisProps>({
  tag: 'section',
  keyOf: ({ event, locale }) => [event.teaser, event.synopsis, event.pictures, locale],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './ConcertSynopsis.tsx')).ConcertSynopsis,
});
