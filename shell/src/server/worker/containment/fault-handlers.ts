import { describeThrown, readableThrown } from '@ofgc/shared/logging/logger.ts';
import type { Logger } from 'pino';
import { errorText } from '../origin/error-text.ts';
import type { RemoteContext } from '../origin/remote-context.ts';
import type { Fault } from '../worker-messages.ts';

interface FaultHandlers {
  foreign: RemoteContext;
  logger: Pick<Logger, 'error'>;
  report: (fault: Fault) => void;
  /** The error belongs to no remote: the process goes on, but its state is unknown. */
  onUnowned: (message: string) => void;
}

/** An uncaught error is reported as its remote's fault and does not end the process. */
export function handleFaults({ foreign, logger, report, onUnowned }: FaultHandlers): void {
  const handle = (kind: 'throw' | 'rejection') => (thrown: unknown) => {
    const error = readableThrown(thrown);
    const origin = foreign.originOf(error);
    logger.error({ ...origin, kind, err: error }, 'an error that nobody catches');
    if (!origin) return onUnowned(describeThrown(error));
    const text = errorText(error, { name: origin.remote, version: origin.version });
    report({ ...origin, kind, message: `${kind === 'throw' ? 'throws' : 'rejects'} where nobody catches it: ${text}` });
  };
  process.on('uncaughtException', handle('throw'));
  process.on('unhandledRejection', handle('rejection'));
}
