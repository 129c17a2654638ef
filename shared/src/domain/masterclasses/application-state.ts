import type { Participation } from './participation.ts';

/** What has become of an application. */
export const applicationStates = ['received', 'accepted', 'waitlist', 'rejected', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** States that hold a place. */
export const holdingStates = ['received', 'accepted'] as const satisfies readonly ApplicationState[];

/**
 * What becomes of a new application: who listens has the place at once; who plays holds one until the master has heard the
 * recording; where none is left, either waits.
 */
export function firstState(participation: Participation, placesLeft: number): ApplicationState {
  if (placesLeft <= 0) return 'waitlist';
  return participation === 'listener' ? 'accepted' : 'received';
}
