/** The largest share of visits that may get a canary, in percent. */
export const largestShare = 50;
