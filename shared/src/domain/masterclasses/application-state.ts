import type { Participation } from './participation.ts';

/** The states of an application. */
export const applicationStates = ['received', 'accepted', 'waitlist', 'rejected', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The states in which an application occupies a place. */
export const placeHoldingStates = ['received', 'accepted'] as const satisfies readonly ApplicationState[];

/** Whether an application in this state occupies a place. */
export function holdsPlace(state: ApplicationState): boolean {
  return (placeHoldingStates as readonly ApplicationState[]).includes(state);
}

/**
 * The first state of an application: a listener is accepted at once; a player's place is reserved until the master has heard the
 * recording; where none is offered, because none is left or others wait, both go to the waiting list.
 */
export function firstState(participation: Participation, placesLeft: number): ApplicationState {
  if (placesLeft <= 0) return 'waitlist';
  return participation === 'listener' ? 'accepted' : 'received';
}
