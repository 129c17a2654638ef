import type { SchoolArea } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';

/** What a school has in a call, the cancelled left out. */
export function registrationsIn(key: string, registrations: SchoolArea['registrations']): SchoolArea['registrations'] {
  return registrations.filter(({ call, state }) => call.key === key && state !== 'cancelled');
}
