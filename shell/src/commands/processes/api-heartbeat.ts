/** An API that misses this many heartbeats, one a second, hangs and is started again. One with long queries is only slow. */
export const maxMissedHeartbeats = 20;
