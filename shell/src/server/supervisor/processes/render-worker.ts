import type { ChildProcess } from 'node:child_process';
import type { Fault, Stall, SupervisorMessage, WorkerMessage, WorkerOptions } from '../../worker/worker-messages.ts';
import { drainTimeout, readyTimeout } from '../../../timeouts.ts';
import type { ContentChange } from '../../page-cache/heard-changes.ts';
import { forwardOutput } from './forward-output.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { InFlightRequest, UpstreamWorker } from '../proxy/upstream-worker.ts';
import { readStalls } from './read-stalls.ts';
import { stallDescriptor } from './spare-processes.ts';
import { type Death, examineDeath } from './worker-death.ts';
import { maxMissedHeartbeats } from './worker-heartbeat.ts';

export interface WorkerEvents {
  onFault: (fault: Fault) => void;
  /** It is to be replaced. */
  onWorn: (reason: string) => void;
  /** Its event loop stands still, in whose code `stall` says. */
  onStall?: (stall: Stall) => void;
  /** It has died, or has hung and been killed. */
  onDeath: () => void;
}

/** The supervisor's handle of one child process that renders. */
export class RenderWorker implements UpstreamWorker {
  readonly socket: string;
  readonly inFlight = new Set<InFlightRequest>();
  connectionErrors: { url: string; at: number }[] = [];
  isDraining = false;
  isWorn = false;
  isDead = false;
  stall: Stall | undefined;
  turnedAt = 0;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  readonly #process: ChildProcess;
  readonly #note: string;
  readonly #verified: readonly string[];
  #end = '';
  #endedTurn: number | undefined;
  #onStall: NonNullable<WorkerEvents['onStall']> = () => {};
  #turning: PromiseWithResolvers<void> | undefined;
  #stopHeartbeat = () => {};
  #isReady = false;
  /** What it says of itself between being ready and being watched: both may come in one read. */
  #unheard: WorkerMessage[] = [];
  #hear = (message: WorkerMessage): void => void this.#unheard.push(message);

  /** @param child runs the worker's module, of the live shell's release, and has been told nothing yet */
  constructor(child: ChildProcess, options: WorkerOptions) {
    this.socket = options.socket;
    this.#note = options.note;
    this.#verified = options.verify;
    this.#process = child;
    forwardOutput(this.#process);
    this.ended = new Promise((resolve) => {
      this.#process.once('exit', (code, signal) => {
        this.isDead = true;
        this.#end = signal ?? `code ${code}`;
        resolve();
      });
    });
    // A message to a worker that has just died is an event here, not the end of the supervisor.
    this.#process.on('error', () => {});
    readStalls(this.#process.stdio?.[stallDescriptor], (stall) => {
      // Two ways lead here: the end of a stall may be told before it.
      if (stall.turn === this.#endedTurn) return;
      this.stall = stall;
      this.#onStall(stall);
    });
    this.#process.on('message', (message: WorkerMessage) => {
      const { pong, ended, ready, fault, worn } = message;
      if (ready) this.#isReady = true;
      if (this.#isReady && (fault || worn)) this.#hear(message);
      if (ended !== undefined) {
        this.#endedTurn = ended;
        this.stall = undefined;
      }
      if (pong || ended !== undefined) this.#hasTurned();
    });
    this.#tell({ start: options });
  }

  get id(): number | undefined {
    return this.#process.pid;
  }

  /** What it was asked for lately and has not answered. */
  get urls(): string[] {
    return [...new Set([...this.inFlight, ...this.connectionErrors].map(({ url }) => url))];
  }

  /** Of a worker that has ended: what is known of it. */
  get death(): Death {
    return { ...examineDeath(this.#note, this.#end), hasHung: this.#process.killed };
  }

  /** Resolves when the worker serves; rejects with its reason when it refuses, dies or takes longer than 30 s for one step of what it has to try. */
  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      let isSettled = false;
      const fail = (reason: string, fault?: Fault) => {
        if (isSettled) return;
        isSettled = true;
        clearTimeout(timer);
        this.#process.kill('SIGKILL');
        reject(new WorkerStartError(reason, fault));
      };
      let last = '';
      const during = () => last && `: ${last}`;
      const late = () => fail(`not done within ${readyTimeout / 1000} s${during()}`);
      let timer = setTimeout(late, readyTimeout);
      this.#process.on('message', ({ ready, failed, step, fault }: WorkerMessage) => {
        if (step) {
          last = step;
          clearTimeout(timer);
          if (!isSettled) timer = setTimeout(late, readyTimeout);
        }
        if (failed) fail(failed);
        // What was stopped does not come to its end; and what a worker outlives is refused all the same.
        if (fault && (fault.kind === 'blocked' || fault.kind === 'memory' || this.#verified.includes(fault.remote)))
          fail(`${fault.remote} ${fault.version} ${fault.message}${during()}`, fault);
        if (!ready) return;
        isSettled = true;
        clearTimeout(timer);
        resolve();
      });
      this.#process.once('exit', (code) => {
        const { fault, entered } = this.death;
        const message = `ended its worker (${this.#end})`;
        fail(`the worker ended with ${code}${during()}`, fault ?? (entered && { ...entered, kind: 'death', message }));
      });
    });
  }

  watch({ onFault, onWorn, onStall = () => {}, onDeath }: WorkerEvents): void {
    this.#stopHeartbeat = startHeartbeat(this.#process, maxMissedHeartbeats);
    this.#hear = ({ fault, worn }) => {
      if (fault) onFault(fault);
      if (worn) onWorn(worn);
    };
    this.#unheard.splice(0).forEach(this.#hear);
    this.#onStall = onStall;
    this.#process.once('exit', onDeath);
  }

  /**
   * Reads that it has not begun to answer go to others: what waited in it is lost when code in its middle is stopped, since the engine
   * drops all promises that were about to go on.
   */
  askAnother(): void {
    for (const request of this.inFlight) request.askAnother?.();
  }

  /** Its event loop stands still in a remote's code: what does not enter that code goes to others; what does waits for the end. */
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

  /** From now on the code of these remotes is not entered. */
  suspend(remotes: readonly string[]): void {
    this.#tell({ suspend: [...remotes] });
  }

  /** What is heard of the content; null: nothing any more. */
  hear(change: ContentChange | null): void {
    this.#tell({ heard: change });
  }

  /** Lets requests in flight finish, at most `grace` milliseconds, then ends the process. */
  async drain(grace = drainTimeout): Promise<void> {
    this.isDraining = true;
    // What it had been stopped in the middle of may never end.
    if (this.isWorn) this.askAnother();
    const until = Date.now() + grace;
    while (this.inFlight.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 25));
    this.kill();
  }

  kill(): void {
    this.#stopHeartbeat();
    this.#process.kill('SIGKILL');
  }

  #hasTurned(): void {
    this.turnedAt = Date.now();
    this.#turning?.resolve();
    this.#turning = undefined;
  }

  #tell(message: SupervisorMessage): void {
    if (this.#process.connected) this.#process.send(message, () => {});
  }
}

/** A worker that did not start, and whose fault it was if that is known. */
export class WorkerStartError extends Error {
  readonly fault: Fault | undefined;

  constructor(reason: string, fault?: Fault) {
    super(reason);
    this.fault = fault;
  }
}
