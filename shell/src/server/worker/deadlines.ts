import { serverTimeout } from '@ofgc/shared/api-client';
import { clockTimer, type StartTimer } from '../../composition/start-timer.ts';

/** How often the time in which a page could go on is counted, in milliseconds. */
const tick = 50;
/** How long the gate waits for a whole response of the API, in milliseconds. */
const patientApiTimeout = 10_000;

/**
 * A worker's timers. For visitors they go by the clock. The gate, which delays no visitor, judges code and not the machine: its
 * timers count only time in which the event loop ran and no call to the API was in flight.
 */
export class Deadlines {
  /** True while the gate checks pages, and on sites under test (`PATIENT`). */
  isPatient = false;
  #calls = 0;

  readonly start: StartTimer = (time, onEnd) => {
    if (!this.isPatient) return clockTimer(time, onEnd);
    let left = time;
    // Ticks that a busy machine has skipped are not made up for: each tick that runs counts once.
    const timer = setInterval(() => {
      if (this.#calls === 0) left -= tick;
      if (left > 0) return;
      clearInterval(timer);
      onEnd();
    }, tick);
    return () => clearInterval(timer);
  };

  /** Time limit for a whole response of the API, in milliseconds. */
  get apiTimeout(): number {
    return this.isPatient ? patientApiTimeout : serverTimeout;
  }

  /** Runs a call to the API; its time does not count against the gate's deadlines. */
  async during<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.#calls += 1;
    try {
      return await call();
    } finally {
      this.#calls -= 1;
    }
  }
}
