/** An API that misses this many heartbeats, one a second, counts as hung and is restarted. With fewer it may only have long queries. */
export const maxMissedApiHeartbeats = 20;
