import { type ChildProcess, fork } from 'node:child_process';
import { allocatorSettings } from './allocator-settings.ts';
import type { SupervisorMessage, WorkerPreparation } from '../../worker/worker-messages.ts';
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

/**
 * Processes that have read the worker's code, got ready for what is the same with all releases, and wait to be told what to serve: a release
 * goes live, and is undone, sooner. They have loaded no remote.
 */
export class SpareProcesses {
  readonly #env: NodeJS.ProcessEnv;
  readonly #preparation: WorkerPreparation;
  #spares: { entry: string; child: ChildProcess }[] = [];

  constructor(env: NodeJS.ProcessEnv, preparation: WorkerPreparation) {
    this.#env = env;
    this.#preparation = preparation;
  }

  get ids(): (number | undefined)[] {
    return this.#spares.map(({ child }) => child.pid);
  }

  /** @param entry the worker's module, of the live shell's release @returns a spare, or one that starts now */
  take(entry: string): ChildProcess {
    const spare = this.#spares.find((one) => one.entry === entry);
    if (!spare) return this.#fork(entry);
    this.#spares = this.#spares.filter((one) => one !== spare);
    return spare.child;
  }

  /** Sees to it that there are so many for this module, and none for another. */
  keep(entry: string, count = 1): void {
    const others = this.#spares.filter((one) => one.entry !== entry);
    this.#spares = this.#spares.filter((one) => one.entry === entry);
    others.forEach(({ child }) => child.kill('SIGKILL'));
    while (this.#spares.length < count) {
      const spare = { entry, child: this.#fork(entry) };
      this.#spares.push(spare);
      // What it cannot be told any more is no error of ours.
      spare.child.on('error', () => {});
      spare.child.once('exit', () => (this.#spares = this.#spares.filter((one) => one !== spare)));
    }
  }

  close(): void {
    this.#spares.splice(0).forEach(({ child }) => child.kill('SIGKILL'));
  }

  #fork(entry: string): ChildProcess {
    const child = fork(entry, {
      env: { ...workerEnvironment(this.#env), ...allocatorSettings },
      execArgv: [...process.execArgv, ...workerFlags],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    });
    // One that does not start says so where it is asked to serve.
    child.send({ prepare: this.#preparation } satisfies SupervisorMessage, () => {});
    return child;
  }
}
