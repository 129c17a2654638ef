import type { SchoolArea } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { mostRegistrations } from '@ofgc/shared/domain/school-registrations/registration-fields.ts';

/** What a school has in a call, the cancelled left out. */
export function registrationsIn(key: string, registrations: SchoolArea['registrations']): SchoolArea['registrations'] {
  return registrations.filter(({ call, state }) => call.key === key && state !== 'cancelled');
}

/** Whether a school that has these in a call may have another there. */
export function hasRoomForMore(own: readonly unknown[]): boolean {
  return own.length < mostRegistrations;
}
