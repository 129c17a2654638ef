import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';

/** schema.org Place. */
export function placeJsonLd(venue: Venue): object {
  const { name, street, postalCode, locality, region, country, latitude, longitude } = venue;
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}
