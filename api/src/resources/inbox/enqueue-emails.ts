import type { Decision } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { Database } from '../../database/database.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { undoWindow } from '../../mail/undo-window.ts';
import { applicantEmail } from '../masterclass-applications/enqueue-emails.ts';
import type { Identity } from '../sessions/identity.ts';
import { lockCase, writeChange } from './change-case.ts';
import type { InboxRow } from './find.ts';
import type { changeApplication } from './decisions/masterclass-place.ts';

interface Reply {
  version: number;
  subject: string;
  text: string;
  who: Identity;
}

/** Answers by an email, which is held back for two minutes; replies go to the department. */
export async function enqueueReply(
  transaction: Database,
  row: InboxRow,
  { version, subject, text, who }: Reply,
): Promise<void> {
  const before = await lockCase(transaction, row, version, who);
  const department = await transaction
    .selectFrom('departments')
    .select('email')
    .where('key', '=', row.department)
    .executeTakeFirst();
  const key = `inbox:${row.source}:${row.id}:${before.version + 1}`;
  await enqueueEmail(
    transaction,
    {
      key,
      recipient: row.email,
      lang: row.lang,
      ...(department && { replyTo: department.email }),
      ...composeEmail(row.lang, 'officeEmail', { values: { subject, text, reference: row.reference } }),
    },
    new Date(Date.now() + undoWindow),
  );
  await writeChange(transaction, row, {
    kind: 'letter',
    who,
    text: `${subject}\n\n${text}`,
    before,
    after: { status: 'answered', holderId: before.holderId ?? who.accountId },
    letterKey: key,
  });
}

interface DecisionEmail {
  /** The application and its class. */
  about: Awaited<ReturnType<typeof changeApplication>>;
  decision: Decision;
  key: string;
  siteUrl: string;
  /** The site's clock. */
  at: Date;
}

/** The key of a decision's email. @param version that the decision gives the case */
export const decisionKey = (id: number, version: number | '%') => `masterclass:${id}:decision:${version}`;

/** Tells an applicant what was decided, in their language, in two minutes. */
export async function enqueueDecisionEmail(
  transaction: Database,
  { about: { application, masterclass }, decision: state, key, siteUrl, at }: DecisionEmail,
): Promise<void> {
  const { reference, lang } = application;
  const email = applicantEmail({ masterclass, application, reference, state, siteUrl, lang, givenAt: at });
  await enqueueEmail(transaction, { ...email, key }, new Date(Date.now() + undoWindow));
}
