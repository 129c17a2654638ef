import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { ConcertPricesProps } from './ConcertPrices.tsx';

/** The prices of the zones, as static markup. */
export const StaticConcertPrices = staticPart<ConcertPricesProps>({
  tag: 'section',
  keyOf: ({ event: { priceZones, performances }, performance, hall, lang }) => [
    priceZones,
    performances,
    performance.ticketUrl,
    hall,
    lang,
  ],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './ConcertPrices.tsx')).ConcertPrices,
});
