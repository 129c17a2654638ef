import { keptPart } from '@ofgc/shared/hydration/kept-part.tsx';
import type { ConcertPricesProps } from './DrawnPrices.tsx';

/** What a seat costs in each zone. */
export const ConcertPrices = keptPart<ConcertPricesProps>({
  tag: 'section',
  keyOf: ({ zones, hasStates, hall, lang, wheelchairsAt }) => [zones, hasStates, hall, lang, wheelchairsAt],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './DrawnPrices.tsx')).DrawnPrices,
});
