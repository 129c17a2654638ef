import { type ChildProcess, fork } from 'node:child_process';
import { allocatorSettings } from './allocator-settings.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Rehearsal, SupervisorMessage, WorkerMessage, WorkerPreparation } from '../../worker/worker-messages.ts';
import { maxHeap, maxYoungHeap } from '../../worker/containment/memory-limits.ts';
import { workerEnvironment } from './worker-environment.ts';

/** The descriptor on which a worker's watchdog reports that the event loop is blocked, as IPC messages are neither read nor sent then. */
export const stallDescriptor = 4;
/**
 * What the watchdog needs: without the second flag Node ends a process in whose middle something was stopped, and with
 * unrolled loops V8 leaves out the checks by which a loop is interrupted.
 */
const workerFlags = [
  `--max-old-space-size=${maxHeap}`,
  `--max-semi-space-size=${maxYoungHeap}`,
  '--no-force-async-hooks-checks',
  '--no-turboshaft-loop-unrolling',
];

/** How long one that waits may take to answer, in milliseconds: code of a live section may hold it. */
const answerTimeout = 1_000;
/** And how long it may take to load what is live: no watchdog looks at it meanwhile. */
const rehearsalTimeout = 30_000;

interface Spare {
  entry: string;
  child: ChildProcess;
  rehearsal: Rehearsal | undefined;
  isRehearsed: boolean;
}

/**
 * Processes that have read the worker's code, got ready for what is the same with all releases, and wait to be told what to serve: a release
 * goes live, and is undone, sooner. Those that may get visitors have loaded no remote.
 */
export class SpareProcesses {
  readonly #env: NodeJS.ProcessEnv;
  readonly #preparation: WorkerPreparation;
  #spares: Spare[] = [];

  constructor(env: NodeJS.ProcessEnv, preparation: WorkerPreparation) {
    this.#env = env;
    this.#preparation = preparation;
  }

  get ids(): (number | undefined)[] {
    return this.#spares.map(({ child }) => child.pid);
  }

  /** Of those that have loaded what is live. */
  get rehearsedIds(): (number | undefined)[] {
    return this.#spares.filter(({ isRehearsed }) => isRehearsed).map(({ child }) => child.pid);
  }

  /**
   * For a trial: the one that has loaded what is live, where it is ready and answers, else any.
   * @param entry the worker's module, of the live shell's release
   */
  async takeForTrial(entry: string): Promise<ChildProcess> {
    const spare = this.#spares.find((one) => one.entry === entry && one.rehearsal && one.isRehearsed);
    if (!spare) return this.take(entry);
    this.#remove(spare);
    if (await answers(spare.child)) return spare.child;
    spare.child.kill('SIGKILL');
    return this.take(entry);
  }

  /** @param entry the worker's module, of the live shell's release @returns a spare, or one that starts now */
  take(entry: string): ChildProcess {
    const spare = this.#spares.find((one) => one.entry === entry && !one.rehearsal);
    if (!spare) return this.#fork(entry);
    this.#remove(spare);
    return spare.child;
  }

  /**
   * Sees to it that there are so many for this module, and none for another.
   * @param rehearsal what is live: one more waits for a trial, and has loaded it
   */
  keep(entry: string, count = 1, rehearsal?: Rehearsal): void {
    const others = this.#spares.filter(
      (one) => one.entry !== entry || (one.rehearsal && !isDeepStrictEqual(one.rehearsal, rehearsal)),
    );
    others.forEach((other) => {
      this.#remove(other);
      other.child.kill('SIGKILL');
    });
    while (this.#spares.filter((one) => !one.rehearsal).length < count) this.#add(entry);
    if (rehearsal && !this.#spares.some((one) => one.rehearsal)) this.#add(entry, rehearsal);
  }

  close(): void {
    this.#spares.splice(0).forEach(({ child }) => child.kill('SIGKILL'));
  }

  #add(entry: string, rehearsal?: Rehearsal): void {
    const spare: Spare = { entry, child: this.#fork(entry, rehearsal), rehearsal, isRehearsed: false };
    this.#spares.push(spare);
    // What it cannot be told any more is no error of ours.
    spare.child.on('error', () => {});
    spare.child.once('exit', () => this.#remove(spare));
    // Who takes over a worker reads what it prints; nobody reads what is printed in a trial.
    if (!rehearsal) return;
    [spare.child.stdout, spare.child.stderr].forEach((stream) => stream?.resume());
    const timer = setTimeout(() => spare.child.kill('SIGKILL'), rehearsalTimeout).unref();
    spare.child.on('message', ({ rehearsed }: WorkerMessage) => {
      if (!rehearsed) return;
      clearTimeout(timer);
      spare.isRehearsed = true;
    });
  }

  #remove(spare: Spare): void {
    this.#spares = this.#spares.filter((one) => one !== spare);
  }

  #fork(entry: string, rehearsal?: Rehearsal): ChildProcess {
    const child = fork(entry, {
      env: { ...workerEnvironment(this.#env), ...allocatorSettings },
      execArgv: [...process.execArgv, ...workerFlags],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    });
    // One that does not start says so where it is asked to serve.
    const prepare = { ...this.#preparation, ...(rehearsal && { rehearsal }) };
    child.send({ prepare } satisfies SupervisorMessage, () => {});
    return child;
  }
}

/** Whether its event loop turns. */
async function answers(child: ChildProcess): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), answerTimeout);
  child.once('message', () => resolve(true));
  child.once('exit', () => resolve(false));
  child.send({ ping: true } satisfies SupervisorMessage, () => {});
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
