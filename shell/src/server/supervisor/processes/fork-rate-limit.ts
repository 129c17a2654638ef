import { setTimeout as wait } from 'node:timers/promises';

/** Shortest time between two forks of processes that replace ended ones, in milliseconds. */
const defaultInterval = 1_000;

/** Limits how fast a crash loop can fork: each request for processes waits until enough time has passed since the last. */
export function createForkRateLimit(interval = defaultInterval): (processes?: number) => Promise<void> {
  let next = 0;
  return async (processes = 1) => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + processes * interval;
    if (turn > now) await wait(turn - now);
  };
}
