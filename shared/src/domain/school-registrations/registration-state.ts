/** What has become of a registration. */
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

/** While a registration is in one of these, its seats are taken. */
export const holdingStates: readonly RegistrationState[] = ['assigned', 'confirmed', 'attended', 'absent'];

/** By hand: what was sent, waits or has a place gets another one; so, too, what was declined, lapsed or was cancelled, where its school wishes it back. */
export const placeableStates: readonly RegistrationState[] = [
  'submitted',
  'assigned',
  'confirmed',
  'waiting',
  'declined',
  'lapsed',
  'cancelled',
];

/** What a school can do about its registration. */
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

/** The steps that are open to its school. @param isOver whether its session has begun, or its call is over */
export function openSteps(state: RegistrationState, isOver: boolean): readonly RegistrationStep[] {
  return isOver ? [] : (stepsFrom[state] ?? []);
}
