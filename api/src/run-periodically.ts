import { FailureSeries } from './failure-series.ts';

interface RepeatOptions {
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  pause: number;
  /** Called at the first failure after a run that succeeded, and then about once an hour; the next run follows all the same. */
  onError: (error: unknown) => void;
}

/**
 * Runs `work` now, and again after each pause.
 * @returns stops the repetition, and resolves when the current run is done
 */
export function runPeriodically(work: () => Promise<unknown>, { pause, onError }: RepeatOptions): () => Promise<void> {
  let isStopped = false;
  const failures = new FailureSeries();
  let timer: NodeJS.Timeout | undefined;
  let turning = turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await turning;
  };

  async function turn(): Promise<void> {
    try {
      await work();
      failures.end();
    } catch (error) {
      failures.note(() => onError(error));
    }
    if (!isStopped) timer = setTimeout(() => (turning = turn()), pause);
  }
}
