import type { Registry } from '../../releases/release.schema.ts';
import type { ContentChange } from '../page-cache/heard-changes.ts';
import type { Origin } from './code-origin.ts';

/** The first message to a worker's process, so that it can prepare before it knows what it will serve. */
export interface WorkerPreparation {
  apiUrl: string;
  development: boolean;
}

/** What is live, for a process that waits for a trial. */
export type Rehearsal = Pick<WorkerOptions, 'registry' | 'quarantined'>;

export interface WaitingPreparation extends WorkerPreparation {
  /** For a process that tries a release and never serves: it loads what is live beforehand. */
  rehearsal?: Rehearsal;
}

/** The message that starts a worker, sent once. */
export interface WorkerOptions extends WorkerPreparation {
  registry: Registry;
  /** The unix socket (on Windows: named pipe) that the worker serves on. */
  socket: string;
  /** The file in which the worker notes whose code it is in. */
  note: string;
  /** Names of new releases: they must be verified before the worker says `ready`. */
  verify: string[];
  /** Instead of serving: the name of a release that is tried whole. The worker answers `tried` and is then ended. */
  trial?: string;
  /** Remotes that are not loaded: answered with their error page. */
  quarantined: string[];
  /** The file descriptor on which the watchdog reports that the event loop is blocked, a line of JSON each time; older supervisors send none. */
  stalls?: number;
}

/** What code of a remote did to its worker. */
export interface Fault extends Origin {
  /**
   * `blocked`: held the event loop. `memory`: took more than there is. `exit`: tried to end the process. `throw`,
   * `rejection`: left an uncaught error behind. `output`: wrote more than is kept. `globals`: tried to change
   * what all share. `death`: the worker's process ended in it. `load`: its release could not be loaded.
   */
  kind: 'blocked' | 'memory' | 'exit' | 'throw' | 'rejection' | 'output' | 'globals' | 'death' | 'load';
  /** One sentence for the operator. */
  message: string;
}

/** A worker's event loop stands still. */
export interface Stall {
  /** In whose code, as far as that is known already; empty where it is no remote's. */
  remote: string;
  /** Which turn of the event loop it is. */
  turn: number;
}

export interface SupervisorMessage {
  prepare?: WaitingPreparation;
  /** Also of a supervisor that had nothing prepared. */
  start?: WorkerOptions;
  ping?: true;
  /** Remotes whose code is not entered any more, from now on. */
  suspend?: string[];
  /** A change of the content; null: changes are not received any more. */
  heard?: ContentChange | null;
}

export interface WorkerMessage {
  ready?: true;
  pong?: true;
  /** What is live is loaded: a trial may begin. */
  rehearsed?: true;
  /** The turn of a stall is over. What was stopped in it was told before. */
  ended?: number;
  /** What is verified next: where the worker then dies or hangs, the last step is to blame. */
  step?: string;
  /** The release passed its trial; notes on what could not be tried. */
  tried?: string[];
  /** What is wrong, a line each; the worker does not start. */
  failed?: string;
  fault?: Fault;
  /** One sentence: the worker goes on, but is to be replaced. */
  worn?: string;
}
