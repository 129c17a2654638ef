import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { forkProcess } from '../../../server/supervisor/processes/fork-process.ts';
import { workerEnvironment } from '../../../server/supervisor/processes/worker-environment.ts';
import { changedApps } from '../../registry/registry.ts';
import { readRegistry } from '../../registry/registry-log.ts';
import type { Registry, Release } from '../../release.schema.ts';
import { releaseFolder } from '../../store/store.ts';
import { registryWithCandidate } from './registry-with-candidate.ts';
import { tryInOneWorker } from './try-in-one-worker.ts';

/**
 * How long one step may take, in milliseconds, before it counts as endless: a file, a page under one condition. Time in which the machine
 * gives too little of a processor is not counted, until the step has taken four times as long.
 */
const longestStep = 30_000;

export interface TryOptions {
  /** The API for live data; where it does not answer, pages are tried without data. */
  apiUrl: string;
  env: NodeJS.ProcessEnv;
  stepTimeout?: number;
  /** The releases that go live with this one; without them it is tried beside the live ones. */
  beside?: Registry;
  /** Takes a waiting process that runs this worker module; without it a process is forked. */
  start?: (entry: string) => ChildProcess | Promise<ChildProcess>;
}

/** A release that passed its trial. */
export interface TriedRelease {
  /** On checks that could not be made. */
  notes: string[];
  /** The version of the shell that it was tried with; undefined where none is live. */
  shell: string | undefined;
  /** Whether it need not be tried again with this shell: it was rendered, with data. */
  isComplete: boolean;
}

/**
 * Tries a release from the store beside the live releases, in a worker without visitors. If another release harms the worker, the trial
 * is repeated without that release, and if the worker is lost, once more.
 * @throws the problems, a line each; `LostTrialError` where the worker is lost again
 */
export async function tryRelease(
  store: string,
  release: Release,
  {
    apiUrl,
    env,
    stepTimeout = longestStep,
    beside,
    start = (entry) =>
      forkProcess(entry, { env: workerEnvironment(env), stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  }: TryOptions,
): Promise<TriedRelease> {
  const { registry, unserved: quarantined } = await registryWithCandidate(store, release, beside);
  const { shell } = registry.apps;
  if (!shell) return { notes: ['no shell is live: nothing was rendered'], shell: undefined, isComplete: false };
  const entry = join(releaseFolder(store, 'shell', shell.version), 'server/worker.js');
  const harms: string[] = [];
  let isRepeated = false;
  for (;;) {
    const options = { release, registry, quarantined, apiUrl, stepTimeout, isRepeated };
    const outcome = await tryInOneWorker(await start(entry), options);
    if ('notes' in outcome)
      return { notes: [...harms, ...outcome.notes], shell: shell.version, isComplete: outcome.isComplete };
    if ('lost' in outcome) {
      isRepeated = true;
      continue;
    }
    const { remote, version, message } = outcome.harm;
    // A remote that does no harm with the live shell does it because of the new shell; one that is new too has a trial of its own.
    const isNew = beside !== undefined && changedApps(await readRegistry(store), beside).includes(remote);
    if (release.name === 'shell' && !isNew)
      throw new Error(`shell ${release.version}: ${remote} ${version} ${message}`);
    quarantined.push(remote);
    harms.push(`${remote} ${version} ${message}: it was tried without`);
  }
}
