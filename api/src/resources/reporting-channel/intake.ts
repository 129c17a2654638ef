import { createHash, randomBytes } from 'node:crypto';
import type { ReportIntake } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { HttpError } from '../../http/http-error.ts';

/** The initial data of a report form. @param isOpen whether a report would be accepted */
export function newIntake(isOpen: boolean): ReportIntake {
  return { isOpen, submission: randomBytes(32).toString('base64url'), shownAt: new Date().toISOString() };
}

/** Refuses a form whose submission secret was not made by this site. @throws HttpError 422 */
export function assertSubmission(submission: string): void {
  if (!/^[\w-]{43}$/.test(submission)) throw new HttpError(422, 'formOutdated');
}

/** The hash of a message's form; it is stored so that the same form is saved only once. */
export function submissionHash(submission: string, content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([submission, content]))
    .digest('base64url');
}
