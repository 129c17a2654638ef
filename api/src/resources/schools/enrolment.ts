import { enrolmentState, enrolmentStates, type EnrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';

export interface SessionFacts {
  applyFrom: Date;
  applyTo: Date;
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  taken: number;
}

export function enrolmentStateOf(session: SessionFacts, at: Date): EnrolmentState {
  return enrolmentState({ ...session, placesLeft: session.capacity - session.taken }, at);
}

/** The best state of any session; a production without dates is not open yet. */
export function bestState(states: readonly EnrolmentState[]): EnrolmentState {
  return enrolmentStates.find((state) => states.includes(state)) ?? 'notYet';
}
