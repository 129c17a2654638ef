import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderWorker } from './processes/render-worker.ts';

/** For how long the supervisor waits for a page of a release that is tried again, in milliseconds. */
const probeTimeout = 5_000;
/** For what a page may leave behind: a timer, a rejection. In milliseconds. */
const aftermath = 1_500;

/** Asks a worker for pages one by one and waits for what they leave behind; the worker reports the outcome. */
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
