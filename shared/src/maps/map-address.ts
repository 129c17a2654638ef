import type { Position } from './map-projection.ts';

/** The address of a place on a public map, opened in a new tab: nothing is loaded from there without a click, so no consent is needed. */
export function mapAddress({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The position in an address of `mapAddress`; null for any other address. */
export function readMapAddress(address: string): Position | null {
  const [, latitude, longitude] =
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=(-?[\d.]+)&mlon=(-?[\d.]+)#/.exec(address) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}
