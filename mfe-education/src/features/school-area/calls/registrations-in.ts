import { mostRegistrations } from '@ofgc/shared/domain/school-registrations/registration-field-rules.ts';
import type { SchoolArea } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';

/** A school's registrations in a call, without the cancelled ones. */
export function registrationsIn(key: string, registrations: SchoolArea['registrations']): SchoolArea['registrations'] {
  return registrations.filter(({ call, state }) => call.key === key && state !== 'cancelled');
}

/** Whether a school has as many registrations in a call as it may. @param own its registrations in the call */
export function hasAll(own: readonly unknown[]): boolean {
  return own.length >= mostRegistrations;
}
