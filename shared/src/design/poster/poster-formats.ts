/** The formats of posters on the site: width and height in units of the drawing. */
export const posterFormats = {
  card: [320, 400],
  band: [640, 64],
  /** Beside the first screen of home, and above it on phones. */
  hero: [720, 760],
  heroSmall: [720, 346],
  /** In the head of a concert's page, and the same on phones. */
  head: [1440, 430],
  headSmall: [360, 236],
  /** For a recording. */
  cover: [400, 400],
  /** For links that are shared on other sites. */
  wide: [1200, 630],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PosterFormat = keyof typeof posterFormats;
