import type { Origin } from '../../worker/origin/code-origin.ts';
import { readEntryNote } from '../../worker/origin/current-origin-file.ts';
import type { Fault } from '../../worker/worker-messages.ts';

/** What is known of how a worker ended. */
export interface Death {
  /** What the watchdog found, with the remote that caused it; undefined when it found nothing. */
  fault?: Fault;
  /** The remote's code that was running when the worker ended: no proof of guilt, since anybody may kill a process at any time. */
  entered: Origin | undefined;
  /** A signal ended it that anybody may send. */
  isForeign?: boolean;
  /** The worker was killed because it did not answer. */
  hasHung?: boolean;
}

/**
 * @param note the worker's note file
 * @param reason how the process ended, for the operator
 */
export function examineDeath(note: string, reason: string): Death {
  const entered = readEntryNote(note);
  for (const kind of ['memory', 'blocked'] as const) {
    const seen = readEntryNote(`${note}.${kind}`);
    if (seen) return { entered, fault: { ...seen, kind, message: `ended its worker (${reason})` } };
  }
  return { entered };
}
