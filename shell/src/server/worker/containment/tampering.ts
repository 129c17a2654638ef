import type { RemoteContext } from '../origin/remote-context.ts';
import type { Fault } from '../worker-messages.ts';

/** V8's messages for writes to frozen objects. */
const refusal = /read only property|not extensible|Cannot (redefine|delete) property/;

/** @returns reports a remote whose code failed because it tried to change shared objects */
export function reportTampering(foreign: RemoteContext, report: (fault: Fault) => void): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof TypeError) || !isWriteToFrozen(error)) return;
    const origin = foreign.originOf(error);
    if (origin) report({ ...origin, kind: 'globals', message: error.message });
  };
}

/** Whether code failed because it tried to change an object that is frozen. */
export function isWriteToFrozen(error: unknown): boolean {
  return error instanceof TypeError && refusal.test(error.message);
}
