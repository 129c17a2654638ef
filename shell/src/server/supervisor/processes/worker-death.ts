import type { Origin } from '../../worker/code-origin.ts';
import { readEntryNote } from '../../worker/entry-note.ts';
import type { Fault } from '../../worker/worker-messages.ts';

/** What is known of a worker's end. */
export interface Death {
  /** The watchdog saw whose code it was, or undefined. */
  fault?: Fault;
  /** What the worker was in when it ended: not proof, since anybody may kill a process at any time. */
  entered: Origin | undefined;
  /** It was killed because it did not answer. */
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
