import { enrolmentState, enrolmentStates, type EnrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Suspension } from '@ofgc/shared/domain/school-productions/school-production.schema.ts';

export interface SessionFacts {
  applyFrom: Date;
  applyTo: Date;
  startsAt: Date;
  endsAt: Date;
  suspended: Suspension | null;
  capacity: number;
  /** Seats taken by telephone and email, as the content states. */
  taken: number;
  /** Seats held by registrations on the web; null where there is no call. */
  seatsHeld: number | null;
}

/** The seats left; below zero where more were given than exist, which counts as none. */
export function seatsLeftOf({
  capacity,
  taken,
  seatsHeld,
}: Pick<SessionFacts, 'capacity' | 'taken' | 'seatsHeld'>): number {
  return capacity - taken - (seatsHeld ?? 0);
}

/**
 * The state of enrolment, by the rule of all enrolments (`enrolmentState`); nobody can enrol in a session that is cancelled or has no date.
 * @param at the site’s clock
 */
export function enrolmentStateOf(session: SessionFacts, at: Date): EnrolmentState {
  const state = enrolmentState({ ...session, placesLeft: seatsLeftOf(session) }, at);
  return session.suspended && state !== 'past' ? 'closed' : state;
}

/** The best state of any session; a production without sessions is not open yet. */
export function bestState(states: readonly EnrolmentState[]): EnrolmentState {
  return enrolmentStates.find((state) => states.includes(state)) ?? 'notYet';
}
