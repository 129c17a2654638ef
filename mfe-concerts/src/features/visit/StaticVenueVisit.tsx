import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { VenueVisitProps } from './VenueVisit.tsx';

/** How to reach a venue, what is inside, its access and its zones: markup that the page does not carry as data as well. */
export const StaticVenueVisit = staticPart<VenueVisitProps>({
  tag: 'section',
  keyOf: ({ venue, isOpen }) => [venue.all.data, isOpen],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "visit.kept" */ './VenueVisit.tsx')).VenueVisit,
});
