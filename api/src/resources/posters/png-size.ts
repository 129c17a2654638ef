/** The poster as a file: wide enough for a page of a newspaper. In pixels. */
export const posterPngWidth = 2_000;
