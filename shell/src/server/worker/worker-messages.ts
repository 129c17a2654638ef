import type { Registry } from '../../releases/release.schema.ts';

/** What the supervisor tells a new worker, once. */
export interface WorkerOptions {
  registry: Registry;
  /** The unix socket (on Windows: named pipe) that the worker serves on. */
  socket: string;
  apiUrl: string;
  /** Names of new releases: they must be verified before the worker says `ready`. */
  verify: string[];
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
  /** One sentence; the worker is of no use. */
  failed?: string;
}
