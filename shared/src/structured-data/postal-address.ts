import type { Venue } from '../domain/venues/venue.schema.ts';

type Address = Pick<Venue, 'street' | 'postalCode' | 'locality'> & Partial<Pick<Venue, 'region' | 'country'>>;

/** schema.org PostalAddress of a venue, or of a hall, which is in the province. */
export function postalAddress({ street, postalCode, locality, region = 'Las Palmas', country = 'ES' }: Address) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: locality,
    addressRegion: region,
    addressCountry: country,
  };
}
