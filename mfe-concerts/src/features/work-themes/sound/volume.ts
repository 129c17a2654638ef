/** The initial volume of a theme, in per cent. */
export const defaultVolume = 70;

/** Converts a volume to gain: loudness is perceived logarithmically. @param volume per cent */
export function gainOf(volume: number): number {
  return (volume / 100) ** 2;
}
