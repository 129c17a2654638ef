/**
 * Adds up how long a thread slept. A thread that waits for a processor does not sleep, and neither is time counted in which the meter
 * itself was not called, so that a busy machine makes no thread look asleep.
 */
interface SleepMeter {
  /** Milliseconds since `reset`. */
  readonly slept: number;
  /** @param isAsleep whether the thread sleeps at this moment @param now milliseconds of a clock */
  sample: (isAsleep: boolean, now: number) => void;
  reset: (isAsleep: boolean, now: number) => void;
}

/** @param longest how much time at most counts between two samples, in milliseconds */
export function createSleepMeter(longest: number): SleepMeter {
  let slept = 0;
  let wasAsleep = false;
  let at = 0;
  const note = (isAsleep: boolean, now: number) => {
    wasAsleep = isAsleep;
    at = now;
  };
  return {
    get slept() {
      return slept;
    },
    sample(isAsleep, now) {
      if (isAsleep && wasAsleep) slept += Math.min(now - at, longest);
      note(isAsleep, now);
    },
    reset(isAsleep, now) {
      slept = 0;
      note(isAsleep, now);
    },
  };
}
