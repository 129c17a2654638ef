import type { CallSessionRecord } from './find.ts';

/** Whether places in a session can be given: it takes place and has not begun. @param at the site's clock */
export function canBeGiven(
  { startsAt, suspended }: Pick<CallSessionRecord, 'startsAt' | 'suspended'>,
  at: Date,
): boolean {
  return suspended === null && startsAt > at;
}
