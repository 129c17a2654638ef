import type { RemoteContext } from '../origin/remote-context.ts';
import type { Fault } from '../worker-messages.ts';

/** V8's messages for writes to frozen objects, and the property's name in them. */
const refusal = /read only property|not extensible|Cannot (?:redefine|delete) property/;
const named = /\bproperty:? '?([^',]+)/;

/** @returns reports a remote whose code failed because it tried to change shared objects */
export function reportTampering(foreign: RemoteContext, report: (fault: Fault) => void): (error: unknown) => void {
  return (error) => {
    const property = changedFrozen(error);
    if (property === undefined) return;
    const origin = foreign.originOf(error);
    if (origin) report({ ...origin, kind: 'globals', message: `tried to change "${property}", which all share` });
  };
}

/** @returns the name of the property, where code failed because it tried to change an object that is frozen */
export function changedFrozen(error: unknown): string | undefined {
  if (!(error instanceof TypeError) || !refusal.test(error.message)) return undefined;
  return named.exec(error.message)?.[1] ?? 'prototype';
}
