import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { ConcertJsonLdProps } from './StaticJsonLd.tsx';

/** What the page says to machines: a fifth of a concert's code, which browsers need for pages that they draw themselves alone. */
export const ConcertJsonLd = staticPart<ConcertJsonLdProps>({
  tag: 'script',
  keyOf: ({ event }) => [event],
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './StaticJsonLd.tsx')).StaticJsonLd,
});
