/** The states of a registration. */
export const registrationStates = [
  'draft',
  'submitted',
  'assigned',
  'confirmed',
  'waiting',
  'declined',
  'lapsed',
  'cancelled',
  'attended',
  'absent',
] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** The states in which a registration occupies its seats. */
export const seatHoldingStates: readonly RegistrationState[] = ['assigned', 'confirmed', 'attended', 'absent'];

/** The states in which the office can assign a session by hand: also after a refusal, lapse or cancellation, if the school changes its mind. */
export const placeableStates: readonly RegistrationState[] = [
  'submitted',
  'assigned',
  'confirmed',
  'waiting',
  'declined',
  'lapsed',
  'cancelled',
];

/** The steps that a school can take with its registration. */
export const registrationSteps = ['confirm', 'decline', 'cancel'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

export const stateAfter: Record<RegistrationStep, RegistrationState> = {
  confirm: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
};

const stepsFrom: Partial<Record<RegistrationState, readonly RegistrationStep[]>> = {
  draft: ['cancel'],
  submitted: ['cancel'],
  waiting: ['cancel'],
  assigned: ['confirm', 'decline'],
  confirmed: ['cancel'],
};

/** The steps that the school can take now. @param isOver whether the session has begun, or the call is over */
export function openRegistrationSteps(state: RegistrationState, isOver: boolean): readonly RegistrationStep[] {
  return isOver ? [] : (stepsFrom[state] ?? []);
}
