import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { postalAddress } from '@ofgc/shared/structured-data/postal-address.ts';

/** schema.org Place. */
export function placeJsonLd(venue: Venue): object {
  const { name, latitude, longitude } = venue;
  return {
    '@type': 'Place',
    name,
    address: postalAddress(venue),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}
