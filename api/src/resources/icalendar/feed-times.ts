/** A feed contains dates of the last month, in milliseconds: subscribers still get what was cancelled. */
export const pastPeriod = 31 * 86_400_000;

/** How often a client should fetch a feed, in seconds. */
export const refreshAfter = 6 * 3_600;
