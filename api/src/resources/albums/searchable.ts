import { albumPath } from '@ofgc/shared/routes/explore/albums.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, sameInBoth, type SearchSource } from '../search/source.ts';

/** Recordings have the title as their only name: with performers and tracks as names, they would hide the works and the people themselves. */
export function searchableAlbums({ albums }: Content): SearchSource[] {
  return albums.map(({ slug, title, label, year, performers, notes, tracks }): SearchSource => ({
    kind: 'works',
    id: `album:${slug}`,
    title,
    path: () => albumPath({ slug }),
    snippet: sameInBoth(`${label}, ${year} · ${performers}`),
    names: inBothLanguages(title),
    body: [sameInBoth(performers), notes, ...tracks.flatMap((track) => [track.title, sameInBoth(track.composer)])],
  }));
}
