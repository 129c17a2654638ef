import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderWorker } from './processes/render-worker.ts';

/** How long the supervisor waits for each page when it tries a release again, in milliseconds. */
const probeTimeout = 5_000;
/** How long to wait after the last page for a late timer or an unhandled rejection, in milliseconds. */
const aftermath = 1_500;

/** Requests pages from a worker one by one, then waits for late timers and rejections; the worker itself reports faults. */
export async function probePages(worker: RenderWorker, urls: readonly string[]): Promise<void> {
  const agent = new Agent();
  for (const url of urls) {
    if (worker.isDead) return;
    await new Promise<void>((resolve) => {
      const request = get({ socketPath: worker.socket, path: url, agent, timeout: probeTimeout }, (answer) =>
        answer.resume().once('close', resolve),
      );
      request.once('timeout', () => request.destroy()).once('error', () => resolve());
    });
  }
  await Promise.race([worker.ended, wait(aftermath)]);
}
