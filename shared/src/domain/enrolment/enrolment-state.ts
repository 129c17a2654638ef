/** What can be done today about something that one enrols for: a class, a workshop, a school session. */
export const enrolmentStates = ['open', 'full', 'notYet', 'closed', 'past'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

export interface EnrolmentFacts {
  applyFrom: Date;
  applyTo: Date;
  /** When the last of its dates is over. */
  endsAt: Date;
  /** Free places; below zero counts as none. */
  placesLeft: number;
}

/**
 * The one answer to "can I still enrol?", used by API, pages and forms.
 * `full` still takes applications, for the waiting list; `closed` and `past` take none.
 * @param now the site's clock
 */
export function enrolmentState({ applyFrom, applyTo, endsAt, placesLeft }: EnrolmentFacts, now: Date): EnrolmentState {
  if (endsAt <= now) return 'past';
  if (applyTo <= now) return 'closed';
  if (applyFrom > now) return 'notYet';
  return placesLeft > 0 ? 'open' : 'full';
}

/** States in which an application is taken. */
export function takesApplications(state: EnrolmentState): state is 'open' | 'full' {
  return state === 'open' || state === 'full';
}
