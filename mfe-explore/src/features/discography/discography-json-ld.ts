import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { albumMinutes } from './album-minutes.ts';

interface Page {
  name: string;
  /** The orchestra's name in the page's language. */
  orchestra: string;
}

/** The albums shown, as schema.org's `ItemList` of `MusicAlbum`, each with its recordings. */
export function discographyJsonLd(albums: readonly Album[], { name, orchestra }: Page): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: albums.length,
    itemListElement: albums.map((album, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: musicAlbum(album, orchestra),
    })),
  };
}

function musicAlbum(album: Album, orchestra: string): object {
  const { title, year, label, notes, tracks, lang } = album;
  return {
    '@type': 'MusicAlbum',
    name: title,
    description: notes,
    inLanguage: lang,
    datePublished: String(year),
    byArtist: { '@type': 'MusicGroup', name: orchestra },
    albumRelease: {
      '@type': 'MusicRelease',
      recordLabel: { '@type': 'Organization', name: label },
      duration: `PT${albumMinutes(album)}M`,
    },
    numTracks: tracks.length,
    track: tracks.map(({ title: work, composer, minutes }) => ({
      '@type': 'MusicRecording',
      name: work,
      duration: `PT${minutes}M`,
      recordingOf: { '@type': 'MusicComposition', name: work, composer: { '@type': 'Person', name: composer } },
    })),
  };
}
