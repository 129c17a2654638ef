import { createHash, randomBytes } from 'node:crypto';
import type { ReportIntake } from '@ofgc/shared/domain/channel/report.schema.ts';
import { HttpError } from '../../http/http-error.ts';

/** What a form begins with. @param isOpen whether it would be taken */
export function newIntake(isOpen: boolean): ReportIntake {
  return { isOpen, submission: randomBytes(32).toString('base64url'), shownAt: new Date().toISOString() };
}

/** What is stored of a message's form, so that it is saved once. @throws HttpError 422 where it is none of this site's */
export function submissionHash(submission: string): string {
  if (!/^[\w-]{43}$/.test(submission)) throw new HttpError(422, 'formOutdated');
  return createHash('sha256').update(submission).digest('base64url');
}
