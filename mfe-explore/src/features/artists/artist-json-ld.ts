import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { plainText } from '@ofgc/shared/text/plain-text.ts';

/** schema.org `ProfilePage` of a `Person`, or of a `MusicGroup` for a choir. */
export function artistJsonLd(artist: Artist, orchestra: string): object {
  const { name, kind, instrument, biography, isGuest, lang } = artist;
  const ourOrchestra = { '@type': 'PerformingGroup', name: orchestra };
  const person = kind === 'person';
  return {
    '@type': 'ProfilePage',
    inLanguage: lang,
    mainEntity: {
      '@type': person ? 'Person' : 'MusicGroup',
      name,
      description: plainText(biography),
      ...(person && instrument && { jobTitle: instrument }),
      ...(!isGuest && (person ? { memberOf: ourOrchestra } : { parentOrganization: ourOrchestra })),
    },
  };
}
