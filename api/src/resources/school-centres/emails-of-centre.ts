import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { DB } from '../../database/tables.generated.ts';
import { isKeyBelow } from '../../mail/email-queue.ts';
import { recipientKey } from '../office-concerts/recipients.ts';
import type { CentreRecord } from './find.ts';

/**
 * Whether an email in the queue is about a school: its requests for an account, its registrations, and the concerts in which it has a place.
 * The address alone tells nothing: anybody may write that of a department or of somebody else into the form.
 */
export function isAboutCentre(
  { id, code }: Pick<CentreRecord, 'id' | 'code'>,
  registrations: readonly { id: number }[],
): (email: ExpressionBuilder<DB, 'emailQueue'>) => Expression<SqlBool> {
  const beginnings = [
    `school-centres:${id}:`,
    `school-centres:again:${code}:`,
    ...registrations.map((one) => `school-registrations:${one.id}:`),
  ];
  const concerts = registrations.map(
    (one) => `concert:%:${recipientKey({ table: 'schoolRegistrations', id: one.id })}`,
  );
  return (email) => email.or([isKeyBelow(beginnings)(email), sql<boolean>`key like any(${concerts}::text[])`]);
}
