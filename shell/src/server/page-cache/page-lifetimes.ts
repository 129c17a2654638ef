/** How long after a change the old page may still be sent, in milliseconds. */
export const grace = 1_000;

/** How long a cached page may be sent while the API or all workers are down, in milliseconds: a day. */
export const outageGrace = 86_400_000;

/** How long a page that uses the time may be cached, in seconds. */
export const timedMaxAge = 60;
