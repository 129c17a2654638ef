import type { Position } from './map-projection.ts';

/** A place on a public map, in its own tab: what is drawn on our pages needs no consent. */
export function mapAddress({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The position that an address of `mapAddress` leads to; null for any other. */
export function readMapAddress(address: string): Position | null {
  const [, latitude, longitude] =
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=(-?[\d.]+)&mlon=(-?[\d.]+)#/.exec(address) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}
