import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { mostSeats } from '@ofgc/shared/domain/waiting-list/waiting-list.ts';
import { emailOf, emailProblem, errorsOf, type FieldErrors, lineOf } from '../../forms/field-rules.ts';
import { readAgreement } from '../consents/read-agreement.ts';

export interface WaitingListRequest {
  performanceId: number;
  email: string;
  seats: number;
  consentVersion: string;
}
export type CheckedRequest = { request: WaitingListRequest } | { errors: FieldErrors };

/** A form without scripts sends numbers as text. */
function numberOf(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : lineOf(value);
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** The rules of a request for a place. @param body of unknown shape */
export function checkWaitingListRequest(body: Record<string, unknown>, lang: Locale): CheckedRequest {
  const agreement = readAgreement(body, 'waitingList');
  const request = {
    performanceId: numberOf(body.performance),
    email: emailOf(body.email),
    seats: numberOf(body.seats),
    consentVersion: agreement.version,
  };
  const errors = errorsOf(
    {
      email: emailProblem(request.email),
      seats: request.seats >= 1 && request.seats <= mostSeats ? [] : ['seatsRequired'],
      consent: agreement.problems,
    },
    lang,
  );
  return errors ? { errors } : { request };
}
