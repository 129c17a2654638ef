import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { VenueVisitProps } from './VenueVisit.tsx';

/** Directions, facilities, access and zones of a venue, as static markup that is not repeated in the page's data. */
export const StaticVenueVisit = staticPart<VenueVisitProps>({
  tag: 'section',
  keyOf: ({ venue, isOpen }) => [venue.all.data, isOpen],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "visit.kept" */ './VenueVisit.tsx')).VenueVisit,
});
