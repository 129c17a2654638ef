/** States of a call, in their order. */
export const vacancyStatuses = [
  'announced',
  'open',
  'closed',
  'underReview',
  'provisionalList',
  'hearing',
  'finalList',
  'tests',
  'results',
  'filled',
  'deserted',
  'cancelled',
] as const;
export type VacancyStatus = (typeof vacancyStatuses)[number];

/** The inactive states: those of a call that has ended, and `closed`, between the end of applications and the next stage. */
export type InactiveVacancyStatus = 'closed' | 'results' | 'filled' | 'deserted' | 'cancelled';

const ended: readonly VacancyStatus[] = ['results', 'filled', 'deserted', 'cancelled'];

/** The public status: an open call whose deadline has passed is closed, whatever the office stored. */
export function vacancyStatus(stored: VacancyStatus, applyFrom: Date, applyTo: Date, now: Date): VacancyStatus {
  if (stored === 'announced' && applyFrom <= now) return applyTo > now ? 'open' : 'closed';
  if (stored === 'open' && applyTo <= now) return 'closed';
  return stored;
}

/**
 * Whether a call takes applications or is in a later stage. A closed one does neither, although steps may be to come: an audition
 * is active again from its tests on.
 */
export function isActiveVacancy(status: VacancyStatus): boolean {
  return status !== 'closed' && !hasEnded(status);
}

/** Whether a call has no further steps. */
export function hasEnded(status: VacancyStatus): boolean {
  return ended.includes(status);
}

/** Whether a call, such as a withdrawn one, accepts no more applications although its deadline is in the future. @param now ISO 8601 */
export function closedEarly({ status, applyTo }: { status: VacancyStatus; applyTo: string }, now: string): boolean {
  return status !== 'announced' && status !== 'open' && Date.parse(applyTo) > Date.parse(now);
}
