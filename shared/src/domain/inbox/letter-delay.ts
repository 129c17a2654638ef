/** A letter waits so long before it leaves, in milliseconds: until then it can be undone. */
export const letterDelay = 2 * 60_000;
