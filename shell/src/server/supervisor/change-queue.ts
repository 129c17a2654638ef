import type { Logger } from 'pino';

interface ChangeQueueOptions {
  /** The site ends: changes that have not begun are left out. */
  isStopped: () => boolean;
  logger: Pick<Logger, 'error'>;
}

/** Changes of a set of workers, which run one at a time, in the order in which they were added. */
export class ChangeQueue {
  readonly #options: ChangeQueueOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: ChangeQueueOptions) {
    this.#options = options;
  }

  /** @returns resolves when the change is done or has failed, which is logged */
  add(change: () => Promise<void>): Promise<void> {
    const onError = (error: unknown) => this.#options.logger.error({ err: error }, 'the workers could not be replaced');
    return this.run(change).catch(onError);
  }

  /** Like `add`, for a caller that handles what the change throws. */
  run(change: () => Promise<void>): Promise<void> {
    const { isStopped } = this.#options;
    const done = this.#last
      .then(() => (isStopped() ? undefined : change()))
      .catch((error: unknown) => {
        // A site that ends also ends the workers that start, which is no failure.
        if (!isStopped()) throw error;
      });
    this.#last = done.catch(() => {});
    return done;
  }
}
