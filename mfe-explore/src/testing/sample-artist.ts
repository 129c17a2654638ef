import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';

const work = (id: string, title: string, minutes: number) => ({
  id,
  title,
  composer: 'Edvard Grieg',
  minutes,
  forces: ['piano'],
});

/** A guest pianist with three works, for tests. */
export const sampleArtist: Artist = {
  id: 7,
  slug: 'ana-prueba',
  name: 'Ana Prueba',
  sortName: 'Prueba, Ana',
  kind: 'person',
  roles: ['soloist'],
  instrument: 'piano',
  portrait: { drawing: 'piano', palette: 'teal', view: 1 },
  biography: '<p>Nació en Telde. Estudió en Viena &amp; Roma.</p><p>Vuelve cada año.</p>',
  isGuest: true,
  nextAt: '2026-12-04T20:00:00+00:00',
  lastAt: null,
  works: [work('uno', 'Uno', 30), work('dos', 'Dos', 40), work('tres', 'Tres', 50)],
  lang: 'es',
};
