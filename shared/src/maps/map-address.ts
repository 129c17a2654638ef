import type { Position } from './map-projection.ts';

/** A place on a public map, in its own tab: no map is loaded into our pages, so nothing asks for consent. */
export function mapAddress({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
