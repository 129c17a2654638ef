import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { DoorWorker, UnderWay } from './proxy.ts';
import { keepPulse } from './heartbeat.ts';
import type { FromWorker, WorkerOrder } from '../worker/worker-messages.ts';

const readyTimeout = 30_000;
/** A worker that leaves this many beats without an answer hangs. */
const silence = 5;

/** One child process that renders; the supervisor's view of it. */
export class RenderWorker implements DoorWorker {
  readonly socket: string;
  /** Requests under way, by what they ask for: what a death is blamed on. */
  readonly underWay = new Set<UnderWay>();
  broken: { url: string; at: number }[] = [];
  isDraining = false;
  isDead = false;
  readonly #process: ChildProcess;
  #stopPulse = () => {};

  constructor(order: WorkerOrder, env: NodeJS.ProcessEnv) {
    this.socket = order.socket;
    this.#process = fork(join(import.meta.dirname, '../worker/worker.ts'), {
      env: { ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#process.once('exit', () => (this.isDead = true));
    // A message to a worker that has just died is an event here, not the end of the supervisor.
    this.#process.on('error', () => {});
    this.#process.send({ order });
  }

  get id(): number | undefined {
    return this.#process.pid;
  }

  /** Resolves when the worker serves; rejects with its reason when it refuses, dies or takes longer than 30 s. */
  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = (reason: string) => {
        clearTimeout(timer);
        this.#process.kill('SIGKILL');
        reject(new Error(reason));
      };
      const timer = setTimeout(() => refuse('the release did not start within 30 s'), readyTimeout);
      this.#process.on('message', ({ ready, failed }: FromWorker) => {
        if (failed) refuse(failed);
        if (!ready) return;
        clearTimeout(timer);
        resolve();
      });
      this.#process.once('exit', (code) => refuse(`the worker ended with ${code}`));
    });
  }

  /** Calls back once when the worker has died, or has hung and been killed. */
  watch(onDeath: () => void): void {
    this.#stopPulse = keepPulse(this.#process, silence);
    this.#process.once('exit', onDeath);
  }

  /** Lets requests under way finish, at most `grace` milliseconds, then ends the process. */
  async drain(grace = 10_000): Promise<void> {
    this.isDraining = true;
    const until = Date.now() + grace;
    while (this.underWay.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 25));
    this.kill();
  }

  kill(): void {
    this.#stopPulse();
    this.#process.kill('SIGKILL');
  }
}
