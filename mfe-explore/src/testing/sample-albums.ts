import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';

const album = (differences: Pick<Album, 'id' | 'title' | 'year' | 'tracks'> & { performers?: string }): Album => ({
  slug: `album-${differences.id}`,
  label: 'Alisios Records (demo)',
  performers: 'Orquesta Filarmónica de Gran Canaria · Aurelio Montelirio',
  notes: 'Grabado en tres días.',
  listenUrl: null,
  lang: 'es',
  ...differences,
});
const track = (title: string, composer: string, minutes: number) => ({ title, composer, minutes, forces: [] });

/** Three albums of two years, for tests: two share a year, two a composer and their conductor. */
export const sampleAlbums: readonly Album[] = [
  album({
    id: 1,
    title: 'Cantos canarios',
    year: 2025,
    tracks: [track('Cantos canarios', 'Teobaldo Power', 15), track('La vida breve', 'Manuel de Falla', 8)],
  }),
  album({
    id: 2,
    title: 'Titán',
    year: 2024,
    performers: 'Carmela Dosríos · Orquesta Filarmónica de Gran Canaria · Hélène Daubrac',
    tracks: [track('Sinfonía n.º 1', 'Gustav Mahler', 75)],
  }),
  album({
    id: 3,
    title: 'Noches en los jardines',
    year: 2024,
    tracks: [
      track('Noches en los jardines de España', 'Manuel de Falla', 24),
      track('El sombrero de tres picos', 'Manuel de Falla', 24),
    ],
  }),
];
