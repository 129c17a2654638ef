import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { ConcertJsonLdProps } from './ConcertJsonLd.tsx';

/** What the page says to machines: a fifth of a concert's code, which browsers need for pages that they draw themselves alone. */
export const StaticConcertJsonLd = staticPart<ConcertJsonLdProps>({
  tag: 'script',
  keyOf: ({ event }) => [event],
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './ConcertJsonLd.tsx')).ConcertJsonLd,
});
