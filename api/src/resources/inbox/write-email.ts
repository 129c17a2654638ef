import type { Database } from '../../database/database.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { undoWindow } from '../../mail/undo-window.ts';
import type { Identity } from '../sessions/identity.ts';
import { lockCase, writeChange } from './change-case.ts';
import type { InboxRow } from './find.ts';

interface Letter {
  version: number;
  subject: string;
  text: string;
  who: Identity;
}

/** Answers by a letter, which is held back for two minutes; replies go to the department. */
export async function queueEmail(
  transaction: Database,
  row: InboxRow,
  { version, subject, text, who }: Letter,
): Promise<void> {
  const before = await lockCase(transaction, row, version, who);
  const department = await transaction
    .selectFrom('departments')
    .select('email')
    .where('key', '=', row.department)
    .executeTakeFirst();
  const letterKey = `inbox:${row.source}:${row.id}:${before.version + 1}`;
  await enqueueEmail(
    transaction,
    {
      key: letterKey,
      recipient: row.email,
      lang: row.lang,
      ...(department && { replyTo: department.email }),
      ...composeEmail(row.lang, 'officeLetter', { values: { subject, text, reference: row.reference } }),
    },
    new Date(Date.now() + undoWindow),
  );
  await writeChange(transaction, row, {
    kind: 'letter',
    who,
    text: `${subject}\n\n${text}`,
    before,
    after: { status: 'answered', holderId: before.holderId ?? who.accountId },
    letterKey,
  });
}
