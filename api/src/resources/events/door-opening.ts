/** Doors open this long before the music, in milliseconds. */
export const doorsBefore = 30 * 60_000;
