import type { RegistrationSummary } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';

type Dates = Pick<RegistrationSummary, 'session'> & { call: Pick<RegistrationSummary['call'], 'state'> };

/** Whether nothing can follow any more: the session has begun, or without a session all sessions of the call are over. */
export function isPast({ session, call }: Dates, now: Date): boolean {
  return session ? new Date(session.startsAt) <= now : call.state === 'over';
}

/** Whether the place is due when its session begins, and so does not lapse. */
export function isDueAtSession({ session, answerBy }: Pick<RegistrationSummary, 'session' | 'answerBy'>): boolean {
  return session !== null && answerBy !== null && Date.parse(session.startsAt) === Date.parse(answerBy);
}
