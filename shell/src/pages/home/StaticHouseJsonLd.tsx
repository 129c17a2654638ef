import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { HouseJsonLdProps } from './HouseJsonLd.tsx';

/**
 * The structured data, as static markup. It is in the chunk of the frame's parts: one of its own would lengthen the table of hashes, which
 * every page loads.
 */
export const StaticHouseJsonLd = staticPart<HouseJsonLdProps>({
  tag: 'script',
  keyOf: ({ locale }) => [locale],
  load: async () => (await import(/* webpackChunkName: "links.kept" */ './HouseJsonLd.tsx')).HouseJsonLd,
});
