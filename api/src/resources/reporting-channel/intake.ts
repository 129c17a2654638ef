import { createHash, randomBytes } from 'node:crypto';
import type { ReportIntake } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { HttpError } from '../../http/http-error.ts';

/** What a form begins with. @param isOpen whether it would be taken */
export function newIntake(isOpen: boolean): ReportIntake {
  return { isOpen, submission: randomBytes(32).toString('base64url'), shownAt: new Date().toISOString() };
}

/** Refuses a form that was not handed out by this site. @throws HttpError 422 */
export function assertSubmission(submission: string): void {
  if (!/^[\w-]{43}$/.test(submission)) throw new HttpError(422, 'formOutdated');
}

/** What is stored of a message's form, so that the same is saved once. */
export function submissionHash(submission: string, content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([submission, content]))
    .digest('base64url');
}
