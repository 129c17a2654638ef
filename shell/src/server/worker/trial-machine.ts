import type { Origin } from './origin/code-origin.ts';

/** A zone in which it is another day for half of the time, and how far the clock is moved, in milliseconds. */
const otherZone = 'Pacific/Kiritimati';
const otherDay = 24 * 3_600_000;

/** What a trial changes and observes of the machine that a section's code runs on. */
export interface TrialMachine {
  /** Does the work on another day and in another time zone. */
  elsewhere: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The remotes whose code set an interval that was not cleared. */
  intervals: () => Origin[];
}

/**
 * Makes clock, time zone and intervals of a process that only tries releases. To be called before the shared objects are frozen.
 * @param env of the process, not a copy @param origin of the code that is running
 */
export function createTrialMachine(env: NodeJS.ProcessEnv, origin: () => Origin | undefined): TrialMachine {
  const move = makeClockMovable();
  const intervals = watchIntervals(origin);
  return {
    intervals,
    async elsewhere(work) {
      const { TZ: zone } = env;
      env.TZ = otherZone;
      move(otherDay);
      try {
        return await work();
      } finally {
        if (zone === undefined) delete env.TZ;
        else env.TZ = zone;
        move(0);
      }
    },
  };
}

function makeClockMovable(): (by: number) => void {
  let moved = 0;
  const now = Date.now.bind(Date);
  Date.now = () => now() + moved;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: unknown[], target) =>
      Reflect.construct(date, given.length === 0 ? [date.now()] : given, target) as object,
    apply: (date) => new date(date.now()).toString(),
  });
  return (by) => {
    moved = by;
  };
}

function watchIntervals(origin: () => Origin | undefined): () => Origin[] {
  const running = new Map<unknown, Origin>();
  const { setInterval: start, clearInterval: clearI, clearTimeout: clearT } = globalThis;
  globalThis.setInterval = ((...given: Parameters<typeof start>) => {
    const timer = start(...given);
    const owner = origin();
    if (owner) running.set(timer, owner);
    return timer;
  }) as typeof start;
  // Both functions end timers of both kinds.
  globalThis.clearInterval = (timer) => {
    running.delete(timer);
    clearI(timer);
  };
  globalThis.clearTimeout = (timer) => {
    running.delete(timer);
    clearT(timer);
  };
  return () => [...running.values()];
}
