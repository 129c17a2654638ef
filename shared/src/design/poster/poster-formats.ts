/** The sheets that the site shows: width and height in units of the drawing. */
export const posterFormats = {
  card: [320, 400],
  band: [640, 64],
  /** Beside the first screen of home, and above it on phones. */
  hero: [720, 760],
  heroSmall: [720, 346],
  /** Head of a concert's page, and the same on phones. */
  head: [1440, 430],
  headSmall: [360, 236],
  /** A recording. */
  cover: [400, 400],
  /** Shared on other sites. */
  wide: [1200, 630],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PosterFormat = keyof typeof posterFormats;
