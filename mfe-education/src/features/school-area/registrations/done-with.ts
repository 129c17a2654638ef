import type { RegistrationState } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import type { Done } from '../registration-form/send-registration.ts';

/** The states that a school's answer makes. */
const answered: readonly RegistrationState[] = ['confirmed', 'declined', 'cancelled'];

/**
 * What was done with a registration, by the address of its page and by its state: an address that was kept says nothing
 * about a registration that has gone on since.
 */
export function doneWith(
  done: Done | undefined,
  { state, submittedAt }: Pick<SchoolRegistration, 'state' | 'submittedAt'>,
): Done | undefined {
  switch (done) {
    case 'borrador':
      return state === 'draft' ? done : undefined;
    case 'envio':
    case 'cambios':
      return state === 'submitted' ? done : undefined;
    case 'respuesta':
      // No emails are sent about a draft.
      if (state === 'cancelled' && submittedAt === null) return 'cancelado';
      return answered.includes(state) ? done : undefined;
    default:
      return done;
  }
}
