import type { Logger } from 'pino';
import { openEntryNote } from '../entry-note.ts';
import { handleFaults } from './fault-handlers.ts';
import { RemoteContext } from '../remote-context.ts';
import { createOriginOfStack } from '../code-origin.ts';
import { limitOutput } from './output-limit.ts';
import { guardEvaluation } from './evaluation-guard.ts';
import { guardNetwork } from './network-guard.ts';
import { guardProcess } from './process-guard.ts';
import { startWatchdog } from './watchdog.ts';
import type { Fault, WorkerMessage } from '../worker-messages.ts';

/** How much of a stack tells whose it is: shared code may lie between. */
const stackDepth = 20;

interface GuardOptions {
  store: string;
  /** The worker's note file. */
  note: string;
  /** The descriptor on which stalls are told. */
  stalls: number | undefined;
  /** What the worker may hold in all, in bytes. */
  heldLimit: number;
  logger: Pick<Logger, 'error'>;
  send: (message: WorkerMessage) => void;
}

/** What a worker does about code that is not the shell's own, from before it is loaded: names it, and outlives it. */
export function installGuards({ store, note, stalls, heldLimit, logger, send }: GuardOptions): RemoteContext {
  Error.stackTraceLimit = stackDepth;
  const report = (fault: Fault) => send({ fault });
  const watchdog = startWatchdog(
    { store, note, stalls, heldLimit },
    {
      onStopped({ remote, version, kind, message, part }) {
        foreign.leave();
        logger.error({ remote, version, kind }, `stopped: ${message}`);
        if (remote && version) report({ remote, version, kind, message, part });
        else send({ worn: message });
      },
      onEnd: (turn) => send({ ended: turn }),
    },
  );
  const foreign = new RemoteContext({
    note: openEntryNote(note),
    originOfStack: createOriginOfStack(store),
    ...watchdog,
  });
  handleFaults({ foreign, logger, report, onUnowned: (message) => send({ worn: message }) });
  guardProcess(foreign, report);
  guardEvaluation(foreign);
  guardNetwork(foreign);
  limitOutput(foreign, report);
  return foreign;
}
