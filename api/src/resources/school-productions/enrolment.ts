import { enrolmentState, enrolmentStates, type EnrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';

export interface SessionFacts {
  applyFrom: Date;
  applyTo: Date;
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  /** As the content says: by telephone and letter. */
  taken: number;
  /** By registrations on the web; null where there is no call. */
  seatsHeld: number | null;
}

/** Below zero where more were given than there are, which counts as none. */
export function seatsLeftOf({
  capacity,
  taken,
  seatsHeld,
}: Pick<SessionFacts, 'capacity' | 'taken' | 'seatsHeld'>): number {
  return capacity - taken - (seatsHeld ?? 0);
}

/** By the rule of all enrolments (`enrolmentState`). @param at the site’s clock */
export function enrolmentStateOf(session: SessionFacts, at: Date): EnrolmentState {
  return enrolmentState({ ...session, placesLeft: seatsLeftOf(session) }, at);
}

/** The best state of any session; a production without dates is not open yet. */
export function bestState(states: readonly EnrolmentState[]): EnrolmentState {
  return enrolmentStates.find((state) => states.includes(state)) ?? 'notYet';
}
