/** How long code and device may take until the first note of a theme, in milliseconds. */
export const soundTimeout = 8_000;
