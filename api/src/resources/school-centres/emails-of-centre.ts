import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DB } from '../../database/tables.generated.ts';
import { isKeyBelow } from '../../mail/email-queue.ts';
import type { CentreRecord } from './find.ts';

/**
 * Whether an email in the queue is about a school: its requests for an account and its registrations. The address alone tells nothing:
 * anybody may write that of a department or of somebody else into the form.
 */
export function isAboutCentre(
  { id, code }: Pick<CentreRecord, 'id' | 'code'>,
  registrations: readonly { id: number }[],
): (email: ExpressionBuilder<DB, 'emailQueue'>) => Expression<SqlBool> {
  return isKeyBelow([
    `school-centres:${id}:`,
    `school-centres:again:${code}:`,
    ...registrations.map((one) => `school-registrations:${one.id}:`),
  ]);
}
