/** The largest original, in bytes. */
export const maxOriginalBytes = 40_000_000;

/** The largest original, in pixels: a larger one is a mistake, or meant to exhaust the memory. */
export const maxOriginalPixels = 60_000_000;

/** The least length of an original's shorter side, in pixels: below it, the drawing looks better. */
export const shortestSide = 640;
