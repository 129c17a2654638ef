import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../database/tables.generated.ts';

/*
 * Why the site itself gives an email up, as `failure` has it: it must not leave any more, whoever its recipient is. Any other failure is that
 * of a delivery.
 */

/** Another email overtook it. @param by names that one, or what else the email would contradict */
export const overtakenBy = (by: string): string => `overtaken by ${by}`;
export const linkEnded = 'its link has ended';
export const notRestored = 'restored without waiting emails';

/** Whether the delivery of an email failed, so that it waits for another try or was given up after the last. */
export const hasFailed = (email: ExpressionBuilder<DB, 'emailQueue'>) =>
  email.and([
    email('failure', 'is not', null),
    email('failure', 'not like', overtakenBy('%')),
    email('failure', 'not in', [linkEnded, notRestored]),
  ]);
