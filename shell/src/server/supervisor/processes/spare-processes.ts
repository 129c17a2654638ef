import type { ChildProcess } from 'node:child_process';
import { allocatorSettings } from './allocator-settings.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Rehearsal, SupervisorMessage, WorkerMessage, WorkerPreparation } from '../../worker/worker-messages.ts';
import { maxHeap, maxSemiSpace } from '../../worker/containment/memory-limits.ts';
import { forkProcess } from './fork-process.ts';
import { workerEnvironment } from './worker-environment.ts';

/** The descriptor on which a worker's watchdog reports that the event loop is blocked, as IPC messages are neither read nor sent then. */
export const stallDescriptor = 4;
/**
 * Heap limits, and two flags that the watchdog needs: without the first Node ends a process whose running code was stopped, and
 * with unrolled loops V8 leaves out the checks by which a loop can be interrupted.
 */
const workerFlags = ({ WORKER_MEMORY_MB }: NodeJS.ProcessEnv) => [
  `--max-old-space-size=${Math.max(maxHeap, Number(WORKER_MEMORY_MB ?? 0))}`,
  `--max-semi-space-size=${maxSemiSpace}`,
  '--no-force-async-hooks-checks',
  '--no-turboshaft-loop-unrolling',
];

/** How long a spare process may take to answer a ping, in milliseconds: code of a live section may block it. */
const defaultAnswerTimeout = 1_000;
/** How long a spare may take to load the live releases, in milliseconds: no watchdog observes it meanwhile. */
const rehearsalTimeout = 30_000;

interface Spare {
  entry: string;
  child: ChildProcess;
  rehearsal: Rehearsal | undefined;
  isRehearsed: boolean;
}

/**
 * Processes that have loaded the worker's code, prepared everything that does not depend on a release, and wait for the
 * message that says what to serve: deploys and rollbacks are faster with them. Spares for visitors have not loaded any remote.
 */
export class SpareProcesses {
  readonly #env: NodeJS.ProcessEnv;
  readonly #preparation: WorkerPreparation;
  readonly #answerTimeout: number;
  #spares: Spare[] = [];

  /** @param answerTimeout how long a spare may take to answer a ping, in milliseconds */
  constructor(env: NodeJS.ProcessEnv, preparation: WorkerPreparation, answerTimeout = defaultAnswerTimeout) {
    this.#env = env;
    this.#preparation = preparation;
    this.#answerTimeout = answerTimeout;
  }

  get ids(): (number | undefined)[] {
    return this.#spares.map(({ child }) => child.pid);
  }

  /** Ids of the spares that have loaded the live releases. */
  get rehearsedIds(): (number | undefined)[] {
    return this.#spares.filter(({ isRehearsed }) => isRehearsed).map(({ child }) => child.pid);
  }

  /**
   * Takes a process for a trial: the spare that has loaded the live releases, if it is ready and answers, otherwise any.
   * @param entry the worker's module, of the live shell's release
   */
  async takeForTrial(entry: string): Promise<ChildProcess> {
    const spare = this.#spares.find((one) => one.entry === entry && one.rehearsal && one.isRehearsed);
    if (!spare) return this.take(entry);
    this.#remove(spare);
    if (await answers(spare.child, this.#answerTimeout)) return spare.child;
    spare.child.kill('SIGKILL');
    return this.take(entry);
  }

  /** @param entry the worker's module, of the live shell's release @returns a spare, or a process forked now @throws as `forkProcess` */
  take(entry: string): ChildProcess {
    const spare = this.#spares.find((one) => one.entry === entry && !one.rehearsal);
    if (!spare) return this.#fork(entry);
    this.#remove(spare);
    return spare.child;
  }

  /**
   * Keeps `count` spares for this module and ends the spares for any other.
   * @param rehearsal the live releases: one more spare loads them and waits for a trial
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
    spare.child.once('exit', () => this.#remove(spare));
    // The output of a spare that becomes a worker is read by its new owner; a trial's output has no reader and is discarded.
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
    const child = forkProcess(entry, {
      env: { ...workerEnvironment(this.#env), ...allocatorSettings },
      execArgv: [...process.execArgv, ...workerFlags(this.#env)],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    });
    // A spare that fails to start reports that when it is asked to serve, so a failed send is ignored here.
    const prepare = { ...this.#preparation, ...(rehearsal && { rehearsal }) };
    child.send({ prepare } satisfies SupervisorMessage, () => {});
    return child;
  }
}

/** Whether the process's event loop runs: it answers a ping in time. */
async function answers(child: ChildProcess, timeout: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), timeout);
  child.once('message', () => resolve(true));
  child.once('exit', () => resolve(false));
  child.send({ ping: true } satisfies SupervisorMessage, () => {});
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
