import type { ChildProcess } from 'node:child_process';
import type { Fault, Stall, SupervisorMessage, WorkerMessage, WorkerOptions } from '../../worker/worker-messages.ts';
import { drainTimeout, readyTimeout, uploadFirstByteTimeout } from '../../../timeouts.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';
import { forwardOutput } from './forward-output.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { InFlightRequest, UpstreamWorker } from '../proxy/upstream-worker.ts';
import { readStalls } from './read-stalls.ts';
import { stallDescriptor } from './spare-processes.ts';
import { limitSteps } from './limit-steps.ts';
import { type Death, examineDeath } from './worker-death.ts';
import { maxMissedWorkerHeartbeats } from './heartbeat-limits.ts';
import { endedAtStart, isForeignSignal, WorkerStartError } from './worker-start-error.ts';

export interface WorkerEvents {
  onFault: (fault: Fault) => void;
  /** The worker goes on but has to be replaced. */
  onWorn: (reason: string) => void;
  /** The worker's event loop is blocked; `stall` names the remote whose code blocks it. */
  onStall?: (stall: Stall) => void;
  /** The worker has died, or has hung and was killed. */
  onDeath: () => void;
}

/** The supervisor's handle of one child process that renders. */
export class RenderWorker implements UpstreamWorker {
  readonly socket: string;
  readonly inFlight = new Set<InFlightRequest>();
  connectionErrors: { url: string }[] = [];
  isDraining = false;
  isWorn = false;
  isDead = false;
  stall: Stall | undefined;
  turnedAt = 0;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  readonly #process: ChildProcess;
  readonly #note: string;
  readonly #verified: readonly { remote: string; version: string }[];
  #end = '';
  #isForeignEnd = false;
  #death: Death | undefined;
  #endedTurn: number | undefined;
  #onStall: NonNullable<WorkerEvents['onStall']> = () => {};
  #turning: PromiseWithResolvers<void> | undefined;
  #stopHeartbeat = () => {};
  #isReady = false;
  /** Messages received between `ready` and the call of `watch`: both may arrive in one read. */
  #unheard: WorkerMessage[] = [];
  #hear = (message: WorkerMessage): void => void this.#unheard.push(message);

  /** @param child runs the worker module of the live shell's release, and has received no `start` message yet */
  constructor(child: ChildProcess, options: WorkerOptions) {
    this.socket = options.socket;
    this.#note = options.note;
    this.#verified = options.verify.map((remote) => ({
      remote,
      version: options.registry.apps[remote]?.version ?? '',
    }));
    this.#process = child;
    forwardOutput(this.#process);
    this.ended = new Promise((resolve) => {
      this.#process.once('exit', (code, signal) => {
        this.isDead = true;
        this.#end = signal ?? `code ${code}`;
        this.#isForeignEnd = isForeignSignal(signal);
        // Read now, because the files of ended workers are removed.
        this.#death = this.#examine();
        resolve();
      });
    });
    readStalls(this.#process.stdio?.[stallDescriptor], (stall) => {
      // Stalls arrive on the pipe and their ends by IPC, so the ends of several turns may arrive first.
      if (this.#isOver(stall)) return;
      this.stall = stall;
      this.#onStall(stall);
    });
    this.#process.on('message', (message: WorkerMessage) => {
      const { pong, ended, ready, fault, worn } = message;
      if (ready) this.#isReady = true;
      if (this.#isReady && (fault || worn)) this.#hear(message);
      if (ended !== undefined) {
        this.#endedTurn = ended;
        if (this.stall && this.#isOver(this.stall)) this.stall = undefined;
      }
      if (pong || ended !== undefined) this.#hasTurned();
    });
    this.#tell({ start: options });
  }

  get id(): number | undefined {
    return this.#process.pid;
  }

  /** Addresses of the recent requests that the worker has not answered. */
  get urls(): string[] {
    const unanswered = [...this.inFlight].filter(({ isAnswered }) => !isAnswered);
    return [...new Set([...unanswered, ...this.connectionErrors].map(({ url }) => url))];
  }

  /** What is known of the end of a worker that has ended. */
  get death(): Death {
    return this.#death ?? this.#examine();
  }

  #examine(): Death {
    const hasHung = this.#process.killed;
    return { ...examineDeath(this.#note, this.#end), isForeign: this.#isForeignEnd && !hasHung, hasHung };
  }

  /** Resolves when the worker serves. @throws WorkerStartError when it refuses, dies or takes longer than 30 s for one step of its checks */
  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      let isSettled = false;
      const isVerified = ({ remote }: Fault) => this.#verified.some((one) => one.remote === remote);
      const end = (error: WorkerStartError) => {
        if (isSettled) return;
        isSettled = true;
        steps.stop();
        this.#process.kill('SIGKILL');
        reject(error);
      };
      const fail = (...known: ConstructorParameters<typeof WorkerStartError>) => end(new WorkerStartError(...known));
      let last = '';
      const during = () => last && `: ${last}`;
      const late = (isStarved: boolean) => {
        const reason = `not done within ${readyTimeout / 1000} s${during()}`;
        // Code that never ends is noted. Where none is, the disk or the API keeps the process waiting.
        const { entered } = isStarved ? {} : examineDeath(this.#note, reason);
        const fault = entered && ({ ...entered, kind: 'death', message: `was ${reason}` } as const);
        fail(reason, { fault, isForeign: !entered });
      };
      const steps = limitSteps({ pid: this.id, limit: readyTimeout, onLate: late });
      this.#process.on('message', ({ ready, failed, code, step, fault }: WorkerMessage) => {
        if (step) {
          last = step;
          steps.next();
        }
        if (failed) {
          const named = code === undefined ? this.#nameVerified(failed) : undefined;
          fail(failed, {
            fault: named && { ...named, kind: 'load', message: failed },
            isForeign: code !== undefined,
          });
        }
        // Stopped code never finishes its check, so a block or lack of memory fails the start; so does any fault of a verified release.
        if (fault && (fault.kind === 'blocked' || fault.kind === 'memory' || isVerified(fault)))
          fail(`${fault.remote} ${fault.version} ${fault.message}${during()}`, { fault });
        if (!ready) return;
        isSettled = true;
        steps.stop();
        resolve();
      });
      this.#process.once('exit', () => end(endedAtStart(`the worker ended with ${this.#end}${during()}`, this.death)));
    });
  }

  /** Reports what happens to the worker from now on, and what has happened to it since it was ready. */
  watch({ onFault, onWorn, onStall = () => {}, onDeath }: WorkerEvents): void {
    this.#hear = ({ fault, worn }) => {
      if (fault) onFault(fault);
      if (worn) onWorn(worn);
    };
    this.#unheard.splice(0).forEach(this.#hear);
    if (this.isDead) return onDeath();
    this.#stopHeartbeat = startHeartbeat(this.#process, maxMissedWorkerHeartbeats);
    this.#onStall = onStall;
    this.#process.once('exit', onDeath);
  }

  /**
   * Sends the reads that this worker has not begun to answer to other workers: when running code is stopped, V8 drops all promises
   * that were about to continue, so these reads would never be answered here.
   */
  askAnother(): void {
    for (const request of this.inFlight) request.askAnother?.();
  }

  /** The event loop is blocked by a remote's code: requests that do not run that code go to other workers; the rest wait for its end. */
  askAnotherWithout(remote: string): void {
    for (const request of this.inFlight) {
      if (request.sections.includes(remote)) request.hold();
      else request.askAnother?.();
    }
  }

  turns(): Promise<void> {
    if (!this.#turning) {
      this.#turning = Promise.withResolvers();
      this.#tell({ ping: true });
    }
    return this.#turning.promise;
  }

  /** From now on the worker does not run the code of these remotes. */
  suspend(remotes: readonly string[]): void {
    this.#tell({ suspend: [...remotes] });
  }

  /** Passes on a change of the content; null: changes are no longer received. */
  hear(change: ContentChange | null): void {
    this.#tell({ heard: change });
  }

  /**
   * Lets requests in flight finish, then ends the process.
   * @param grace how long reads may take, in milliseconds: what is cut off is read again from another worker
   * @param graceForPosts the same for what a visitor has sent, which is never sent twice
   */
  async drain(grace = drainTimeout, graceForPosts = uploadFirstByteTimeout): Promise<void> {
    this.isDraining = true;
    // Requests in a worker whose code was stopped may never finish.
    if (this.isWorn) this.askAnother();
    const began = performance.now();
    const isAwaited = ({ askAnother }: InFlightRequest) =>
      performance.now() - began < (askAnother || this.isWorn ? grace : Math.max(grace, graceForPosts));
    while ([...this.inFlight].some(isAwaited)) await new Promise((resolve) => setTimeout(resolve, 25));
    this.kill();
  }

  kill(): void {
    this.#stopHeartbeat();
    this.#process.kill('SIGKILL');
  }

  /** The release that a sentence of the verification begins with: several are verified at once. */
  #nameVerified(sentence: string) {
    return this.#verified.find(({ remote, version }) =>
      [':', ' '].some((end) => sentence.startsWith(`${remote} ${version}${end}`)),
    );
  }

  /** Whether the turn of a stall, or a later one, has ended. Turns are counted in 32 bits, so the count may have begun again. */
  #isOver({ turn }: Stall): boolean {
    return this.#endedTurn !== undefined && ((turn - this.#endedTurn) | 0) <= 0;
  }

  #hasTurned(): void {
    this.turnedAt = performance.now();
    this.#turning?.resolve();
    this.#turning = undefined;
  }

  #tell(message: SupervisorMessage): void {
    if (this.#process.connected) this.#process.send(message, () => {});
  }
}
