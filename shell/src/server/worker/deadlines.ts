import { serverTimeout } from '@ofgc/shared/api-client';
import { clockTimer, type StartTimer } from '../../composition/start-timer.ts';

/** How often it is looked whether time has passed in which a page could go on, in milliseconds. */
const tick = 50;
/** For how long the gate waits for a whole answer of the API, in milliseconds. */
const patientApiTimeout = 10_000;

/**
 * What a worker waits by. Visitors wait by the clock. The gate, which delays no visitor, judges code and not the machine: it counts only
 * time in which the event loop turned and no call to the API was in flight.
 */
export class Deadlines {
  /** From the gate's first page to its last. */
  isPatient = false;
  #calls = 0;

  readonly start: StartTimer = (time, onEnd) => {
    if (!this.isPatient) return clockTimer(time, onEnd);
    let left = time;
    // Turns that a busy machine has left out are not made up for: each counts once.
    const timer = setInterval(() => {
      if (this.#calls === 0) left -= tick;
      if (left > 0) return;
      clearInterval(timer);
      onEnd();
    }, tick);
    return () => clearInterval(timer);
  };

  /** For a whole answer of the API, in milliseconds. */
  get apiTimeout(): number {
    return this.isPatient ? patientApiTimeout : serverTimeout;
  }

  /** A call to the API, while which what waits for it is not late. */
  async during<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.#calls += 1;
    try {
      return await call();
    } finally {
      this.#calls -= 1;
    }
  }
}
