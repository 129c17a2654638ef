import { expect, it } from 'vitest';
import { discographyJsonLd } from './discography-json-ld.ts';
import { sampleAlbums } from '../../testing/sample-albums.ts';

it('discographyJsonLd() is an ItemList of albums with their tracks', () => {
  expect(discographyJsonLd(sampleAlbums, { name: 'Discografía', orchestra: 'La orquesta' })).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 3,
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'MusicAlbum',
          name: 'Cantos canarios',
          datePublished: '2025',
          byArtist: { name: 'La orquesta' },
          albumRelease: { recordLabel: { name: 'Alisios Records (demo)' }, duration: 'PT23M' },
          numTracks: 2,
          track: [{ duration: 'PT15M', recordingOf: { composer: { name: 'Teobaldo Power' } } }, { duration: 'PT8M' }],
        },
      },
      { position: 2 },
      { position: 3 },
    ],
  });
});
