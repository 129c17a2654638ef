import type { Fault } from '../../worker/worker-messages.ts';
import type { Death } from './worker-death.ts';

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

/** A worker ended before it served: of what the watchdog found, or in the code of the section that it was in. */
export function endedAtStart(reason: string, { fault, entered, isForeign = false }: Death): WorkerStartError {
  const message = `ended its worker (${reason})`;
  const ended = entered && !isForeign ? ({ ...entered, kind: 'death', message } as const) : undefined;
  return new WorkerStartError(reason, { fault: fault ?? ended, isForeign });
}
