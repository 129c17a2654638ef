import type { Logger } from 'pino';
import { type EntryNote, openEntryNote } from '../origin/current-origin-file.ts';
import { handleFaults } from './fault-handlers.ts';
import { RemoteContext } from '../origin/remote-context.ts';
import { createOriginOfStack } from '../origin/code-origin.ts';
import { limitOutput } from './output-limit.ts';
import { guardEvaluation } from './evaluation-guard.ts';
import { guardNetwork } from './network-guard.ts';
import { guardProcess, withholdStreams } from './process-guard.ts';
import { createWatchdog, type WatchdogPlace } from './watchdog/watchdog.ts';
import type { Fault, WorkerMessage } from '../worker-messages.ts';

/** How many stack frames are searched for the remote, since frames of shared code may be in between. */
const stackDepth = 20;

interface GuardOptions {
  store: string;
  /** The memory that the worker may use in all, in bytes. */
  heldLimit: number;
  logger: Pick<Logger, 'error'>;
  send: (message: WorkerMessage) => void;
}

interface Guards {
  foreign: RemoteContext;
  /** Call it before any code of a remote is loaded. @param place the note file, and the descriptor for reports of a blocked event loop */
  begin: (place: WatchdogPlace) => void;
}

/** Protects a worker from remotes' code: finds which remote caused a fault, and survives it. Installed before that code is loaded. */
export function installGuards({ store, heldLimit, logger, send }: GuardOptions): Guards {
  Error.stackTraceLimit = stackDepth;
  const report = (fault: Fault) => send({ fault });
  let note: EntryNote | undefined;
  const { begin, ...watchdog } = createWatchdog(
    { store, heldLimit },
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
    note: { write: (origin) => note?.write(origin) },
    originOfStack: createOriginOfStack(store),
    ...watchdog,
  });
  handleFaults({ foreign, logger, report, onUnowned: (message) => send({ worn: message }) });
  guardProcess(foreign, report);
  withholdStreams();
  guardEvaluation(foreign);
  guardNetwork(foreign);
  limitOutput(foreign, report);
  return {
    foreign,
    begin(place) {
      note = openEntryNote(place.note);
      begin(place);
    },
  };
}
