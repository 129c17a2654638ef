/** The largest original, in bytes. */
export const maxOriginalBytes = 40_000_000;

/** The largest original, in pixels: a larger one is a mistake, or meant to exhaust the memory. */
export const maxOriginalPixels = 60_000_000;
