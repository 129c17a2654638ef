import { type ChildProcess, fork } from 'node:child_process';
import { allocatorSettings } from './allocator-settings.ts';
import { workerEnvironment } from './worker-environment.ts';

/** What a worker's heap may take, in megabytes. */
const maxHeap = 512;
/**
 * Where objects are born, in megabytes: left to V8 it doubles under load and is never given back. A small old space saves
 * nothing and makes pages three times as dear.
 */
const maxYoungHeap = 16;
/** The descriptor on which a worker's watchdog tells that the event loop stands still, which hears nothing and answers nothing then. */
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
 * One process that has read the worker's code and waits to be told what to serve: a release is live the sooner. It has
 * loaded nothing of a remote.
 */
export class SpareProcess {
  readonly #env: NodeJS.ProcessEnv;
  #spare: { entry: string; child: ChildProcess } | undefined;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  get id(): number | undefined {
    return this.#spare?.child.pid;
  }

  /** @param entry the worker's module, of the live shell's release @returns the spare, or one that starts now */
  take(entry: string): ChildProcess {
    const spare = this.#spare;
    if (spare?.entry !== entry) return this.#fork(entry);
    this.#spare = undefined;
    return spare.child;
  }

  /** Sees to it that there is one for this module. */
  keep(entry: string): void {
    if (this.#spare?.entry === entry) return;
    this.close();
    const child = this.#fork(entry);
    this.#spare = { entry, child };
    // What it cannot be told any more is no error of ours.
    child.on('error', () => {});
    child.once('exit', () => {
      if (this.#spare?.child === child) this.#spare = undefined;
    });
  }

  close(): void {
    const spare = this.#spare;
    this.#spare = undefined;
    spare?.child.kill('SIGKILL');
  }

  #fork(entry: string): ChildProcess {
    return fork(entry, {
      env: { ...workerEnvironment(this.#env), ...allocatorSettings },
      execArgv: [...process.execArgv, ...workerFlags],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    });
  }
}
