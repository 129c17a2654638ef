/** A worker that misses this many heartbeats, one a second, hangs, and its watchdog could not help. */
export const maxMissedHeartbeats = 8;
