/** A worker that misses this many heartbeats, one a second, counts as hung: its watchdog could not free it. */
export const maxMissedWorkerHeartbeats = 8;
