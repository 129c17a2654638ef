import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { ConcertPricesProps } from './StaticPrices.tsx';

/** What a seat costs in each zone. */
export const ConcertPrices = staticPart<ConcertPricesProps>({
  tag: 'section',
  keyOf: ({ zones, hasStates, hall, lang, wheelchairsAt }) => [zones, hasStates, hall, lang, wheelchairsAt],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './StaticPrices.tsx')).StaticPrices,
});
