/** Doors open this long before the concert begins, in milliseconds. */
export const doorsBefore = 30 * 60_000;
