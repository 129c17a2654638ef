import { type ChildProcess, fork } from 'node:child_process';
import type { WorkerMessage, WorkerOptions } from '../worker/worker-messages.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { InFlightRequest, UpstreamWorker } from './proxy.ts';

const readyTimeout = 30_000;
/** A worker that misses this many heartbeats, one a second, hangs. */
const maxMissedHeartbeats = 5;

/** The supervisor's handle of one child process that renders. */
export class RenderWorker implements UpstreamWorker {
  readonly socket: string;
  readonly inFlight = new Set<InFlightRequest>();
  connectionErrors: { url: string; at: number }[] = [];
  isDraining = false;
  isDead = false;
  readonly #process: ChildProcess;
  #stopHeartbeat = () => {};

  /** @param entry the worker's module, of the live shell's release */
  constructor(entry: string, options: WorkerOptions, env: NodeJS.ProcessEnv) {
    this.socket = options.socket;
    this.#process = fork(entry, {
      env: { ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#process.once('exit', () => (this.isDead = true));
    // A message to a worker that has just died is an event here, not the end of the supervisor.
    this.#process.on('error', () => {});
    this.#process.send({ start: options });
  }

  get id(): number | undefined {
    return this.#process.pid;
  }

  /** Resolves when the worker serves; rejects with its reason when it refuses, dies or takes longer than 30 s. */
  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        clearTimeout(timer);
        this.#process.kill('SIGKILL');
        reject(new Error(reason));
      };
      let last = '';
      const timer = setTimeout(
        () => fail(`not done within ${readyTimeout / 1000} s${last && `: ${last}`}`),
        readyTimeout,
      );
      this.#process.on('message', ({ ready, failed, step }: WorkerMessage) => {
        last = step ?? last;
        if (failed) fail(failed);
        if (!ready) return;
        clearTimeout(timer);
        resolve();
      });
      this.#process.once('exit', (code) => fail(`the worker ended with ${code}${last && `: ${last}`}`));
    });
  }

  /** Calls back once when the worker has died, or has hung and been killed. */
  watch(onDeath: () => void): void {
    this.#stopHeartbeat = startHeartbeat(this.#process, maxMissedHeartbeats);
    this.#process.once('exit', onDeath);
  }

  /** Lets requests in flight finish, at most `grace` milliseconds, then ends the process. */
  async drain(grace = 10_000): Promise<void> {
    this.isDraining = true;
    const until = Date.now() + grace;
    while (this.inFlight.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 25));
    this.kill();
  }

  kill(): void {
    this.#stopHeartbeat();
    this.#process.kill('SIGKILL');
  }
}
