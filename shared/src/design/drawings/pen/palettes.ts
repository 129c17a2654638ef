import type { PaletteName } from '../drawing-names.ts';

export type Colours = readonly [ground: string, body: string, second: string, quiet: string];

export const sun = '#F2B233';

/** Ground, body, second ink (visible on both), quiet (for rings, close to the ground), in the pigments of the posters. */
export const palettes = {
  deep: ['#0E2A47', '#A9CBF4', '#1446C8', '#14365A'],
  blue: ['#1446C8', '#F6EFE2', '#0E2A47', '#0E2A47'],
  sand: ['#EADFCB', '#1446C8', '#0E2A47', '#FFFDF9'],
  sky: ['#A9CBF4', '#0E2A47', '#1446C8', '#F6EFE2'],
  ink: ['#0B1B2B', '#F6EFE2', '#1446C8', '#0E2A47'],
  red: ['#B5231F', '#F6EFE2', '#4E0D18', '#4E0D18'],
  coral: ['#F5BFA8', '#4E0D18', '#B5231F', '#FFFDF9'],
  wine: ['#4E0D18', '#F5BFA8', '#D8402B', '#B5231F'],
  green: ['#1F6B4F', '#F6EFE2', '#0D3527', '#0D3527'],
  mint: ['#9AD6B0', '#0D3527', '#1F6B4F', '#FFFDF9'],
  teal: ['#0F6E6E', '#BFE9E2', '#083B3E', '#083B3E'],
  lilac: ['#C9B8EC', '#2C1A4D', '#5B3A8E', '#FFFDF9'],
  violet: ['#5B3A8E', '#F6EFE2', '#2C1A4D', '#2C1A4D'],
  stone: ['#D9D2C5', '#24323F', '#3A4A5A', '#FFFDF9'],
} as const satisfies Record<PaletteName, Colours>;
