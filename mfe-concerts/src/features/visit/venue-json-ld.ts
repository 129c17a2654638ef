import { postalAddress } from '@ofgc/shared/structured-data/postal-address.ts';
import type { VisitedVenue } from './load-visit.ts';

/** The structured data of a venue (schema.org MusicVenue), limited to what the page shows. */
export function venueJsonLd(venue: VisitedVenue) {
  return {
    '@type': 'MusicVenue',
    name: venue.name,
    description: venue.summary,
    address: postalAddress(venue),
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
    containsPlace: venue.halls.map(({ name, capacity }) => ({
      '@type': 'MusicVenue',
      name,
      maximumAttendeeCapacity: capacity,
    })),
  };
}
