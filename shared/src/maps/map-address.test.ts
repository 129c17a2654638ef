import { expect, it } from 'vitest';
import { mapAddress, readMapAddress } from './map-address.ts';

it('mapAddress has a mark at the venue and is centred on it', () => {
  expect(mapAddress({ latitude: 28.1284, longitude: -15.4463 })).toBe(
    'https://www.openstreetmap.org/?mlat=28.1284&mlon=-15.4463#map=17/28.1284/-15.4463',
  );
});

it('readMapAddress reads the position back, and returns null for any other address', () => {
  const position = { latitude: 28.1284, longitude: -15.4463 };
  expect(readMapAddress(mapAddress(position))).toEqual(position);
  expect(readMapAddress('https://www.openstreetmap.org/')).toBeNull();
  expect(readMapAddress('https://evil.example/?mlat=28.1&mlon=-15.4#map')).toBeNull();
});
