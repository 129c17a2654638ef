import type { Registry } from '../../releases/release.schema.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';
import type { Origin } from './origin/code-origin.ts';

/** The first message to a worker's process, so that it can prepare before it knows what it will serve. */
export interface WorkerPreparation {
  apiUrl: string;
  development: boolean;
}

/** The live releases, for a process that waits for a trial. */
export type Rehearsal = Pick<WorkerOptions, 'registry' | 'quarantined'>;

export interface WaitingPreparation extends WorkerPreparation {
  /** For a process that tries a release and never serves: the live releases that it loads beforehand. */
  rehearsal?: Rehearsal;
}

/** The message that starts a worker, sent once. */
export interface WorkerOptions extends WorkerPreparation {
  registry: Registry;
  /** The unix socket (on Windows: named pipe) that the worker serves on. */
  socket: string;
  /** The file in which the worker notes whose code is running. */
  note: string;
  /** Names of new releases: they must be verified before the worker says `ready`. */
  verify: string[];
  /** Instead of serving: the name of a release that is tried whole. The worker answers `tried` and is then ended. */
  trial?: string;
  /** Remotes that are not loaded: their pages show their error page. */
  quarantined: string[];
  /** The file descriptor on which the watchdog reports that the event loop is blocked, a line of JSON each time; older supervisors send none. */
  stalls?: number;
}

/** A fault that a remote's code caused in its worker. */
export interface Fault extends Origin {
  /**
   * `blocked`: blocked the event loop. `memory`: took more memory than allowed. `exit`: tried to end the process. `throw`,
   * `rejection`: caused an uncaught error. `output`: wrote more than is kept. `globals`: tried to change
   * shared objects. `death`: the worker's process ended in its code. `load`: its release could not be loaded.
   */
  kind: 'blocked' | 'memory' | 'exit' | 'throw' | 'rejection' | 'output' | 'globals' | 'death' | 'load';
  /** One sentence for the operator. */
  message: string;
  /** With `load`: of the system's error that kept the release from being loaded here. */
  code?: string;
}

/** A report that a worker's event loop is blocked. */
export interface Stall {
  /** The remote whose code blocks it, as far as known; empty if it is no remote's code. */
  remote: string;
  /** The number of the event loop's turn. */
  turn: number;
}

export interface SupervisorMessage {
  prepare?: WaitingPreparation;
  /** May also arrive without `prepare` before it. */
  start?: WorkerOptions;
  ping?: true;
  /** Remotes whose code must not run from now on. */
  suspend?: string[];
  /** A change of the content; null: changes are not received any more. */
  heard?: ContentChange | null;
}

export interface WorkerMessage {
  ready?: true;
  pong?: true;
  /** The live releases are loaded: a trial may begin. */
  rehearsed?: true;
  /** The blocked turn is over. Faults stopped in it were reported before. */
  ended?: number;
  /** The next check: if the worker then dies or hangs, this step is to blame. */
  step?: string;
  /** The release passed its trial; notes on checks that could not be made. */
  tried?: string[];
  /** With `tried`: not all was tried, because the API or its description did not come. */
  isPartial?: true;
  /** The problems, a line each; the worker does not start. */
  failed?: string;
  /** With `failed`: the code of the system's error that caused it, which is no release's fault. Workers of an earlier shell send none. */
  code?: string;
  /** With `failed`: nothing is known of the release, which is to be tried once more. */
  isLost?: true;
  fault?: Fault;
  /** One sentence with the reason: the worker goes on, but is to be replaced. */
  worn?: string;
}
