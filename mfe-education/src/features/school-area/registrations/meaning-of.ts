import type { RegistrationState } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { isPast } from './is-past.ts';

/** The states in which something is still to come, until the date has passed. */
const awaiting: readonly RegistrationState[] = ['draft', 'submitted', 'assigned', 'confirmed', 'waiting', 'lapsed'];

/** The sentence that tells a school what its registration's state means now: a key of `registration.means`. */
export function meaningOf(registration: SchoolRegistration, now: Date) {
  const { state, session, call, canChange } = registration;
  if (session?.suspended && (state === 'assigned' || state === 'confirmed'))
    return session.suspended === 'cancelled' ? 'cancelledSession' : 'postponedSession';
  if (awaiting.includes(state) && isPast(registration, now)) return 'past';
  return state === 'draft' && !canChange && call.state !== 'notYet' ? 'notSent' : state;
}
