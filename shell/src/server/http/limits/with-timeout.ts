import { clockTimer, type StartTimer } from '../../../composition/start-timer.ts';

/**
 * Gives work a signal that aborts when it takes too long. The timer ends with the work: `AbortSignal.timeout` would keep
 * itself, and the request that listens to it, in memory until the timeout. Rare calls (of commands, the gate, the bucket) use that all the same.
 * @param timeout in milliseconds
 */
export async function withTimeout<Result>(
  timeout: number,
  work: (signal: AbortSignal) => Promise<Result>,
  startTimer: StartTimer = clockTimer,
): Promise<Result> {
  const controller = new AbortController();
  const endTimer = startTimer(timeout, () => controller.abort(new DOMException('timed out', 'TimeoutError')));
  try {
    return await work(controller.signal);
  } finally {
    endTimer();
  }
}
