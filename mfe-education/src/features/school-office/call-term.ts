import type { ManagedCall } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';

/** The day that matters of a call's term: its first day until it opens, then its last. @returns a key of `office.term`, and the instant */
export function callTerm({ state, opensAt, closesAt }: Pick<ManagedCall, 'state' | 'opensAt' | 'closesAt'>) {
  if (state === 'notYet') return { name: 'from', at: opensAt } as const;
  return { name: state === 'open' ? 'until' : 'ended', at: closesAt } as const;
}
