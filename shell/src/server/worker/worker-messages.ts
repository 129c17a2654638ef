import type { Registry } from '../../releases/release.schema.ts';

/** What the supervisor tells a new worker, once. */
export interface WorkerOptions {
  registry: Registry;
  /** The unix socket (on Windows: named pipe) that the worker serves on. */
  socket: string;
  apiUrl: string;
  /** Names of new releases: they must be verified before the worker says `ready`. */
  verify: string[];
  /** Instead of serving: the name of a release that is tried whole. The worker says `tried` and is of no more use. */
  trial?: string;
  /** Remotes that killed workers: answered with their error page until their next release. */
  quarantined: string[];
  development: boolean;
}

export interface SupervisorMessage {
  start?: WorkerOptions;
  ping?: true;
}

export interface WorkerMessage {
  ready?: true;
  pong?: true;
  /** What is verified next: what is said last was guilty when nothing follows. */
  step?: string;
  /** The release that was tried is well; what could not be tried. */
  tried?: string[];
  /** What is wrong, a line each; the worker is of no use. */
  failed?: string;
}
