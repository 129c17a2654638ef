import type { Palette, PosterEvent, PosterMode } from './poster-types.ts';
import { pick, seeded } from './seeded.ts';

const sun = '#F2B233';

const season: [Palette, ...Palette[]] = [
  ['#0E2A47', '#A9CBF4', '#1446C8', '#F6EFE2'],
  ['#1446C8', '#F6EFE2', '#0E2A47', '#A9CBF4'],
  ['#EADFCB', '#1446C8', '#0E2A47', '#FFFDF9'],
  ['#A9CBF4', '#0E2A47', '#1446C8', '#FFFDF9'],
  ['#0B1B2B', '#F6EFE2', '#1446C8', '#A9CBF4'],
];

/** The palettes by the categories' slugs. */
const palettes: Record<string, [Palette, ...Palette[]]> = {
  temporada: season,
  extraordinario: [
    ['#B5231F', '#F6EFE2', '#4E0D18', '#F5BFA8'],
    ['#4E0D18', '#F5BFA8', '#D8402B', '#F6EFE2'],
    ['#F5BFA8', '#4E0D18', '#B5231F', '#FFFDF9'],
  ],
  familia: [
    ['#1F6B4F', '#F6EFE2', '#0D3527', '#9AD6B0'],
    ['#9AD6B0', '#0D3527', '#1F6B4F', '#FFFDF9'],
    ['#F4D58D', '#0D3527', '#1F6B4F', '#FFFDF9'],
    ['#0D3527', '#9AD6B0', '#1F6B4F', '#F6EFE2'],
  ],
  escolar: [['#D5E8CC', '#1F6B4F', '#0D3527', '#FFFDF9']],
  itinerante: [['#0F6E6E', '#BFE9E2', '#083B3E', '#F6EFE2']],
  comunidad: [
    ['#C9B8EC', '#2C1A4D', '#5B3A8E', '#FFFDF9'],
    ['#5B3A8E', '#F6EFE2', '#2C1A4D', '#C9B8EC'],
  ],
  camara: [['#D9D2C5', '#24323F', '#3A4A5A', '#FFFDF9']],
};

const modes: Record<Exclude<PosterMode, 'day'>, { palette: Palette; sun: string }> = {
  hall: { palette: ['#14110F', '#453E36', '#2B2622', '#362F29'], sun: '#8A682B' },
  muted: { palette: ['#ECE7DD', '#A39C90', '#BDB6AA', '#D3CCC0'], sun: '#FBF8F3' },
};

/** The colours of an event's poster, background first, which a box may show while it waits for the picture. */
export function coloursOf(
  { id, category, background }: Pick<PosterEvent, 'id' | 'category' | 'background'>,
  mode: PosterMode = 'day',
): { palette: Palette; sun: string } {
  if (mode !== 'day') return modes[mode];
  const choices = palettesOf(category);
  const palette =
    background === undefined
      ? pick(choices, seeded(`palette ${id}`))
      : (choices[background % choices.length] ?? choices[0]);
  return { palette, sun };
}

/** The palettes of a category's posters. */
export function palettesOf(category: string): [Palette, ...Palette[]] {
  return palettes[category] ?? season;
}
