/** The states of enrolment for a class, a workshop or a school session. */
export const enrolmentStates = ['open', 'full', 'notYet', 'closed', 'past'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

interface EnrolmentFacts {
  applyFrom: Date;
  applyTo: Date;
  /** The end of the last of its dates. */
  endsAt: Date;
  /** Free places; below zero counts as none. */
  placesLeft: number;
}

/**
 * Whether enrolment is possible, for pages and for whoever accepts what was sent. Of a school session it says what pages show; whether a
 * school can send is decided by its call (`callStateOf`).
 * `full` still accepts applications, for the waiting list; `closed` and `past` accept none.
 * @param now the site's clock
 */
export function enrolmentState({ applyFrom, applyTo, endsAt, placesLeft }: EnrolmentFacts, now: Date): EnrolmentState {
  if (endsAt <= now) return 'past';
  if (applyTo <= now) return 'closed';
  if (applyFrom > now) return 'notYet';
  return placesLeft > 0 ? 'open' : 'full';
}

/** Whether applications are accepted in a state. */
export function takesApplications(state: EnrolmentState): state is 'open' | 'full' {
  return state === 'open' || state === 'full';
}
