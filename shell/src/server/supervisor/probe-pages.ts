import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderWorker } from './processes/render-worker.ts';

/** How long each page may take, whole, when the supervisor tries a release again, in milliseconds. */
const probeTimeout = 5_000;
/** How long to wait after the last page for a late timer or an unhandled rejection, in milliseconds. */
const aftermath = 1_500;

/**
 * Requests pages from a worker one by one, then waits for late timers and rejections; the worker itself reports faults.
 * @param isOver whether a fault is known, so that the rest need not be requested
 * @param most for one page, in milliseconds
 */
export async function probePages(
  worker: RenderWorker,
  urls: readonly string[],
  isOver = () => false,
  most = probeTimeout,
): Promise<void> {
  const agent = new Agent();
  for (const url of urls) {
    if (worker.isDead || isOver()) return;
    await new Promise<void>((resolve) => {
      // Also limits a response that never ends; an aborted one emits an error of its own.
      const signal = AbortSignal.timeout(most);
      get({ socketPath: worker.socket, path: url, agent, signal }, (answer) =>
        answer
          .on('error', () => {})
          .once('close', resolve)
          .resume(),
      ).on('error', () => resolve());
    });
  }
  await Promise.race([worker.ended, wait(aftermath)]);
}
