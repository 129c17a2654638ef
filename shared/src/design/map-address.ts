import type { Venue } from '@ofgc/shared/domain/venue.schema.ts';

/** A venue on a public map, in its own tab: no map is loaded into our pages, so nothing asks for consent. */
export function mapAddress({ latitude, longitude }: Pick<Venue, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
