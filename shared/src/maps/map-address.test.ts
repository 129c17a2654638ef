import { expect, it } from 'vitest';
import { mapAddress } from './map-address.ts';

it('marks the venue and centres the map on it', () => {
  expect(mapAddress({ latitude: 28.1284, longitude: -15.4463 })).toBe(
    'https://www.openstreetmap.org/?mlat=28.1284&mlon=-15.4463#map=17/28.1284/-15.4463',
  );
});
