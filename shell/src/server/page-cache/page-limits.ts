/** The largest page that is taken from a worker, in bytes. */
export const maxPageBytes = 8 * 1024 * 1024;

/** Longer addresses are answered, but nobody keeps their pages. In characters. */
export const maxAddressLength = 1_024;

/** Renders of one address at once: those who come after a second change wait until one of them has ended. */
export const maxRendersOfAddress = 2;

/** Renders ahead of visitors at once. */
export const maxRefreshes = 2;

/** How many pages new workers render ahead, and for how many milliseconds before they take over: the release goes live that much later. */
export const maxPrewarmed = 20;
export const prewarmTime = 200;
