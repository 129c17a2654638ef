import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { ConcertJsonLdProps } from './ConcertJsonLd.tsx';

/** The structured data: a fifth of a concert's code, which browsers only need for pages that they render themselves. */
export const StaticConcertJsonLd = staticPart<ConcertJsonLdProps>({
  tag: 'script',
  keyOf: ({ event }) => [event],
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './ConcertJsonLd.tsx')).ConcertJsonLd,
});
