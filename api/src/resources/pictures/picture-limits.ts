/** The largest original, in bytes. */
export const maxOriginalBytes = 40_000_000;

/** What an original may be, in pixels: more is a mistake, or meant to fill the memory. */
export const maxOriginalPixels = 60_000_000;
