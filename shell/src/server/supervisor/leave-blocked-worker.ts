import type { RenderWorker } from './processes/render-worker.ts';

type BlockableWorker = Pick<RenderWorker, 'askAnotherWithout' | 'isWorn' | 'stall'>;

/**
 * Requests that do not run the code that blocks a worker move to another one, while another one is healthy.
 * @param remote whose code blocks it; empty if it is no remote's code
 */
export function leaveBlockedWorker(
  blocked: BlockableWorker,
  remote: string,
  workers: readonly BlockableWorker[],
): void {
  const isHelp = (worker: BlockableWorker) => worker !== blocked && !worker.isWorn && !worker.stall;
  if (remote && workers.some(isHelp)) blocked.askAnotherWithout(remote);
}
