import type { VisitedVenue } from './load-visit.ts';

/** The structured data of a venue (schema.org MusicVenue), limited to what the page shows. */
export function venueJsonLd(venue: VisitedVenue) {
  return {
    '@type': 'MusicVenue',
    name: venue.name,
    description: venue.summary,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.street,
      postalCode: venue.postalCode,
      addressLocality: venue.locality,
      addressRegion: venue.region,
      addressCountry: venue.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
    containsPlace: venue.halls.map(({ name, capacity }) => ({
      '@type': 'MusicVenue',
      name,
      maximumAttendeeCapacity: capacity,
    })),
  };
}
