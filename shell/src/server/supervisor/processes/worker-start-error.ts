import type { Fault } from '../../worker/worker-messages.ts';

/** Signals by which somebody else ends a process: an operator, or a system that is short of memory. */
const foreignSignals = new Set(['SIGKILL', 'SIGTERM', 'SIGINT']);

/** Whether somebody else ended the process: nothing is known then of the code that it was running. */
export function isForeignSignal(signal: NodeJS.Signals | null): boolean {
  return foreignSignals.has(signal ?? '');
}

/** A worker did not start. */
export class WorkerStartError extends Error {
  /** Names the remote that caused it, if known. */
  readonly fault: Fault | undefined;
  /** Somebody ended the process, or the system failed: no release is known to be at fault. */
  readonly isForeign: boolean;

  constructor(reason: string, { fault, isForeign = false }: { fault?: Fault | undefined; isForeign?: boolean } = {}) {
    super(reason);
    this.fault = fault;
    this.isForeign = isForeign;
  }
}
