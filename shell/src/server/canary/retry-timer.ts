/** The first pause, in milliseconds; each further one is twice as long, up to the longest. */
const defaultPause = 10_000;
const longestPause = 60_000;

/** Tries something again that has failed, after longer and longer pauses until it succeeds. */
export class RetryTimer {
  readonly #retry: () => void;
  readonly #firstPause: number;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(retry: () => void, firstPause = defaultPause) {
    this.#retry = retry;
    this.#firstPause = firstPause;
  }

  failed(): void {
    this.cancel();
    if (this.#isClosed) return;
    this.#timer = setTimeout(this.#retry, Math.min(this.#firstPause * 2 ** this.#failures, longestPause)).unref();
    this.#failures += 1;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  /** It is being tried already. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** It is never tried again. */
  close(): void {
    this.#isClosed = true;
    this.cancel();
  }
}
