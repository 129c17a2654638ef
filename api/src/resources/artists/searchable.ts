import { artistPath } from '@ofgc/shared/routes/explore/artists.ts';
import type { Content } from '../../content/read-content.ts';
import { sameInBoth, type SearchSource } from '../search/source.ts';

/** The name is the title, the instrument the snippet, and the biography the searched text. */
export function searchableArtists({ artists }: Content): SearchSource[] {
  return artists.map((artist): SearchSource => ({
    kind: 'artists',
    id: String(artist.id),
    title: sameInBoth(artist.name),
    path: () => artistPath(artist),
    snippet: artist.instrument ?? sameInBoth(''),
    names: [artist.name],
    body: [artist.instrument ?? sameInBoth(''), artist.biography],
  }));
}
