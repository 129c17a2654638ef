import { setTimeout as wait } from 'node:timers/promises';

/** How often a process may be forked in the place of one that ended, in milliseconds. */
const defaultInterval = 1_000;

/** A crash loop forks no faster than this: each request for processes waits for its turn. */
export function createForkRateLimit(interval = defaultInterval): (processes?: number) => Promise<void> {
  let next = 0;
  return async (processes = 1) => {
    const now = Date.now();
    const turn = Math.max(now, next);
    next = turn + processes * interval;
    if (turn > now) await wait(turn - now);
  };
}
