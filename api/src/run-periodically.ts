import { hour } from '@ofgc/shared/dates/spans.ts';

/** While every run fails, the failure is reported this often, in milliseconds: a run each second would fill the log during an outage. */
const reminder = hour;

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
  let failures = 0;
  const reported = Math.max(1, Math.floor(reminder / pause));
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
      failures = 0;
    } catch (error) {
      if (failures % reported === 0) onError(error);
      failures += 1;
    }
    if (!isStopped) timer = setTimeout(() => (turning = turn()), pause);
  }
}
