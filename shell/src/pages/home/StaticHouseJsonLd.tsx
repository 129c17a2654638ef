import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { HouseJsonLdProps } from './HouseJsonLd.tsx';

/** The structured data, as static markup. */
export const StaticHouseJsonLd = staticPart<HouseJsonLdProps>({
  tag: 'script',
  keyOf: ({ site, locale }) => [site.url, locale],
  load: async () => (await import(/* webpackChunkName: "shell.home.kept" */ './HouseJsonLd.tsx')).HouseJsonLd,
});
