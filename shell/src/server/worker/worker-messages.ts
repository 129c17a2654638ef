import type { Registry } from '../../releases/release.schema.ts';

/** What the supervisor tells a new worker, once. */
export interface WorkerOrder {
  registry: Registry;
  /** The unix socket (on Windows: named pipe) that the worker serves on. */
  socket: string;
  apiUrl: string;
  /** Apps whose release is new: they must pass the gate before the worker says `ready`. */
  prove: string[];
  /** Sections that killed workers: served with their error face until their next release. */
  quarantined: string[];
  development: boolean;
}

export interface FromWorker {
  ready?: true;
  pong?: true;
  /** One sentence; the worker is of no use. */
  failed?: string;
}
