import type { LinkPurpose } from '@ofgc/shared/domain/accounts/account.ts';
import type { Database } from '../../database/database.ts';
import { hashOf } from '../../forms/secret.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { addLink, type LinkedAccount } from './one-time-links.ts';

const templates = {
  invitation: { staff: 'staffInvitation', centre: 'centreInvitation' },
  password: { staff: 'passwordLink', centre: 'passwordLink' },
  signIn: { staff: 'signInLink', centre: 'signInLink' },
} as const;

/** Queues an email to an account, with a link that works once. */
export async function enqueueLink(
  transaction: Database,
  account: LinkedAccount,
  { purpose, siteUrl }: { purpose: LinkPurpose; siteUrl: string },
): Promise<void> {
  const { id, kind, email, name, lang } = account;
  const link = await addLink(transaction, account, { purpose, siteUrl });
  await enqueueEmail(transaction, {
    key: `accounts:${id}:${purpose}:${hashOf(link).slice(0, 16)}`,
    recipient: email,
    lang,
    ...composeEmail(lang, templates[purpose][kind], { values: { name }, link }),
  });
}
