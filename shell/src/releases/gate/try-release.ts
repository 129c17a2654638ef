import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { workerEnvironment } from '../../server/supervisor/processes/worker-environment.ts';
import type { Release } from '../release.schema.ts';
import { releaseFolder } from '../store/store.ts';
import { servedBeside } from './served-beside.ts';
import { tryOnce } from './try-once.ts';

/** How long one page may take, in milliseconds, before it counts as endless. */
const longestStep = 30_000;

export interface TryOptions {
  /** The API for live data; where it does not answer, pages are tried without data. */
  apiUrl: string;
  env: NodeJS.ProcessEnv;
  stepTimeout?: number;
  /** Takes a waiting process that runs this worker module; without it a process is forked. */
  start?: (entry: string) => ChildProcess | Promise<ChildProcess>;
}

/**
 * Tries a release from the store beside the live releases, in a worker without visitors. If another release harms the worker, the trial
 * is repeated without that release.
 * @returns notes on checks that could not be made
 * @throws the problems, a line each
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
    // A remote that does no harm with the live shell does it because of the new shell.
    if (release.name === 'shell') throw new Error(`shell ${release.version}: ${remote} ${version} ${message}`);
    quarantined.push(remote);
    harms.push(`${remote} ${version} ${message}: it was tried without`);
  }
}
