import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { workerEnvironment } from '../../server/supervisor/processes/worker-environment.ts';
import type { Release } from '../release.schema.ts';
import { releaseFolder } from '../store/store.ts';
import { servedBeside } from './served-beside.ts';
import { tryOnce } from './try-once.ts';

/** How long one page may take, in milliseconds, before it counts as one that never ends. */
const longestStep = 30_000;

export interface TryOptions {
  /** The API for live data; where it does not answer, pages are tried without. */
  apiUrl: string;
  env: NodeJS.ProcessEnv;
  stepTimeout?: number;
  /** A process that runs this module of a worker's, where one waits already; else one is started. */
  start?: (entry: string) => ChildProcess | Promise<ChildProcess>;
}

/**
 * Tries a release that is in the store beside all that is live, in a worker without visitors. Where another release harms the worker,
 * it is tried again without that one.
 * @returns what could not be tried
 * @throws what is wrong with it, a line each
 */
export async function tryRelease(
  store: string,
  release: Release,
  {
    apiUrl,
    env,
    stepTimeout = longestStep,
    start = (entry) => fork(entry, { env: workerEnvironment(env), stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  }: TryOptions,
): Promise<string[]> {
  const { registry, unserved: quarantined } = await servedBeside(store, release);
  const { shell } = registry.apps;
  if (!shell) return ['no shell is live: nothing was rendered'];
  const entry = join(releaseFolder(store, 'shell', shell.version), 'server/worker.js');
  const harms: string[] = [];
  for (;;) {
    const outcome = await tryOnce(await start(entry), { release, registry, quarantined, apiUrl, stepTimeout });
    if ('notes' in outcome) return [...harms, ...outcome.notes];
    const { remote, version, message } = outcome.harm;
    // What does no harm under the live shell does it because of this one.
    if (release.name === 'shell') throw new Error(`shell ${release.version}: ${remote} ${version} ${message}`);
    quarantined.push(remote);
    harms.push(`${remote} ${version} ${message}: it was tried without`);
  }
}
