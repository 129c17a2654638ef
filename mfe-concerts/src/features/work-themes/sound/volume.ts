/** Of a theme, in per cent, until the visitor chooses another. */
export const defaultVolume = 70;

/** Loudness is heard in steps that multiply. @param volume per cent */
export function gainOf(volume: number): number {
  return (volume / 100) ** 2;
}
