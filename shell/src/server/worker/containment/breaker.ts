import { clockTimer, type StartTimer } from '../../../composition/start-timer.ts';
import { remoteUnavailable } from '../../../routing/remote-unavailable.ts';

/** After this many timeouts in a row, requests no longer wait for a part. */
const limit = 3;
/** How long a part is then skipped, in milliseconds: the first pause, doubled with each further try that is late, up to the longest. */
const firstPause = 10_000;
const longestPause = 300_000;

interface Circuit {
  failures: number;
  pause: number;
  openUntil: number;
}

/**
 * A circuit breaker for the data of a remote's parts (routes, slots). Each part has a time limit; a part that timed out several
 * times in a row is skipped for a while. Then one request tries it, and if that succeeds all requests are let through again.
 */
export class Breaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #remote: string;
  readonly #startTimer: StartTimer;

  constructor(remote: string, startTimer: StartTimer = clockTimer) {
    this.#remote = remote;
    this.#startTimer = startTimer;
  }

  /**
   * @param timeout in milliseconds
   * @throws `remoteUnavailable` if the part is late or skipped; otherwise the error that the work throws, which counts as an answer
   */
  async wait(part: string, timeout: number, work: () => unknown): Promise<unknown> {
    const circuit = this.#circuits.get(part) ?? { failures: 0, pause: firstPause, openUntil: 0 };
    this.#circuits.set(part, circuit);
    const isTry = circuit.failures >= limit;
    if (isTry) {
      if (performance.now() < circuit.openUntil) throw remoteUnavailable(this.#remote);
      // Half open: while one request tries, others are refused.
      circuit.openUntil = performance.now() + timeout;
    }
    const late = Symbol('late');
    const deadline = Promise.withResolvers<typeof late>();
    const endTimer = this.#startTimer(timeout, () => deadline.resolve(late));
    const settled = (async () => work())();
    const first = await Promise.race([settled, deadline.promise])
      .finally(endTimer)
      .catch((error: unknown) => {
        this.#circuits.delete(part);
        throw error;
      });
    if (first !== late) {
      this.#circuits.delete(part);
      return first;
    }
    settled.catch(() => {});
    circuit.failures += 1;
    // Requests that were waiting already when it opened say nothing new.
    if (isTry) circuit.pause = Math.min(circuit.pause * 2, longestPause);
    if (circuit.failures >= limit) circuit.openUntil = performance.now() + circuit.pause;
    throw remoteUnavailable(this.#remote);
  }
}
