import { enrolmentState, enrolmentStates, type EnrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';

export interface SessionFacts {
  applyFrom: Date;
  applyTo: Date;
  startsAt: Date;
  endsAt: Date;
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

/** The state of enrolment, by the rule of all enrolments (`enrolmentState`). @param at the site’s clock */
export function enrolmentStateOf(session: SessionFacts, at: Date): EnrolmentState {
  return enrolmentState({ ...session, placesLeft: seatsLeftOf(session) }, at);
}

/** The best state of any session; a production without sessions is not open yet. */
export function bestState(states: readonly EnrolmentState[]): EnrolmentState {
  return enrolmentStates.find((state) => states.includes(state)) ?? 'notYet';
}
