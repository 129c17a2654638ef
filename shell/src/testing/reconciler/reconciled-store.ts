import { vi } from 'vitest';
import { makeLive } from '../../releases/registry/make-live.ts';
import { type NumberedRegistry, readHistory, readRegistry } from '../../releases/registry/registry-log.ts';
import type { Registry } from '../../releases/release.schema.ts';
import { WorkerStartError } from '../../server/supervisor/processes/worker-start-error.ts';
import { ReleaseReconciler } from '../../server/supervisor/release-reconciler.ts';
import { sampleRelease } from '../sample-releases/sample-release.ts';
import { by } from '../sample-releases/sample-statement.ts';

/** A section throws when a worker starts with it. */
export const broken = (remote: string) =>
  new WorkerStartError('it throws', { fault: { remote, version: 'v', kind: 'load', message: 'threw' } });
/** Somebody has killed a worker that started. */
export const killed = new WorkerStartError('the worker ended with SIGKILL', { isForeign: true });

export async function deploy(store: string, name: string, version: string): Promise<void> {
  const release = sampleRelease({ name, version });
  await makeLive(store, 'deploy', release, by);
}

/** The second release of jobs is deployed after the first one has passed. @returns the registry with the first one */
export async function deployTwice(store: string): Promise<NumberedRegistry> {
  await deploy(store, 'jobs', 'j1');
  const passed = await readRegistry(store);
  await deploy(store, 'jobs', 'j2');
  return passed;
}

type Log = (fields: object, sentence?: string) => void;

/**
 * A reconciler whose workers start no process.
 * @param startDeployed starts the workers: what it throws is the reason why they do not start @param canary that runs
 */
export function reconcile(
  store: string,
  startDeployed: (wanted: Registry, changed: string[]) => Promise<void>,
  canary = () => '',
) {
  const logger = { error: vi.fn<Log>(), info: vi.fn<Log>(), warn: vi.fn<Log>() };
  const starts = vi.fn(startDeployed);
  const reconciler = new ReleaseReconciler({
    store,
    quarantineManager: { startDeployed: starts, startLive: async () => {} },
    logger,
    canary,
    onJudged: () => {},
  });
  return { reconciler, starts, logger };
}

/** All changes of the registry, such as `refuse jobs`. */
export async function actions(store: string): Promise<string[]> {
  return (await readHistory(store)).map(({ event: { action, app } }) => `${action} ${app}`);
}
