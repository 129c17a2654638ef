/** For how long after a change the page before it may be sent, in milliseconds. */
export const grace = 1_000;

/** For how long a kept page stands in while the API or all workers are away, in milliseconds: a day. */
export const outageGrace = 86_400_000;

/** How long a page may be kept that asked for the time, in seconds. */
export const timedMaxAge = 60;
