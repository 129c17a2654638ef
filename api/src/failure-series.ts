import { hour } from '@ofgc/shared/dates/spans.ts';

/** While every attempt fails, the failure is reported this often, in milliseconds: a report each second would fill the log during an outage. */
const reminder = hour;
/** The pauses after the first failure and after many, in milliseconds. */
const shortestPause = 1_000;
const longestPause = 30_000;

/** The failures in a row of something that is tried again until it succeeds. */
export class FailureSeries {
  #failures = 0;
  #reportedAt = 0;

  /** @param report called at the first failure after a success, and then about once an hour */
  note(report: () => void): void {
    const now = performance.now();
    const isDue = this.#failures === 0 || now - this.#reportedAt >= reminder;
    this.#failures += 1;
    if (!isDue) return;
    this.#reportedAt = now;
    report();
  }

  /** Notes a success. @returns whether failures came before it */
  end(): boolean {
    const hadFailures = this.#failures > 0;
    this.#failures = 0;
    return hadFailures;
  }

  /** How long to wait before the next attempt, in milliseconds: twice as long after each failure. */
  get pause(): number {
    return Math.min(longestPause, shortestPause * 2 ** Math.max(0, this.#failures - 1));
  }
}
