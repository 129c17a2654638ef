import { mostRegistrations } from '@ofgc/shared/domain/school-registrations/registration-fields.ts';
import type { SchoolArea } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';

/** What a school has in a call, the cancelled left out. */
export function registrationsIn(key: string, registrations: SchoolArea['registrations']): SchoolArea['registrations'] {
  return registrations.filter(({ call, state }) => call.key === key && state !== 'cancelled');
}

/** Whether a school may register nothing more in a call. @param own what it has in it */
export function hasAll(own: readonly unknown[]): boolean {
  return own.length >= mostRegistrations;
}
