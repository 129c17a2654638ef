/** The width of the poster's PNG, in pixels: enough for a page of a newspaper. */
export const posterPngWidth = 2_000;
