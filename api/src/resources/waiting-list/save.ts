import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { confirmWithin } from '@ofgc/shared/domain/waiting-list.ts';
import { recordConsent } from '../consents/record-consent.ts';
import type { Database } from '../../database/database.ts';
import { newReference } from '../../forms/reference.ts';
import { type EmailContext, emailOwner } from './mail.ts';
import { findLastEmailAt } from './find.ts';
import type { WaitingListRequest } from './rules.ts';

/** An address gets no second letter about the same performance sooner, in milliseconds. */
export const minResendInterval = 10 * 60_000;

interface Joining {
  request: WaitingListRequest;
  lang: Locale;
  context: EmailContext;
}

/**
 * Notes the request and writes to the address. A known address keeps its place and gets its letter again, after a pause:
 * the question whether to take the place, or the link to a place that was taken.
 */
export async function joinWaitingList(
  transaction: Database,
  { request: { performanceId, email, seats, consentVersion }, lang, context }: Joining,
): Promise<void> {
  // A request is the visitor's time: the real one.
  const now = new Date();
  const added = await transaction
    .insertInto('waitingListEntries')
    .values({ reference: newReference('E'), performanceId, email, seats, lang, requestedAt: now })
    .onConflict((conflict) => conflict.columns(['performanceId', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) {
    const record = { table: 'waitingListEntries', id: added.id } as const;
    await recordConsent(transaction, { purpose: 'waitingList', version: consentVersion, lang, record });
    return emailOwner(transaction, 'waitingListConfirm', added, context);
  }
  // Locked: a second click waits here and finds the letter written.
  const known = await transaction
    .selectFrom('waitingListEntries')
    .selectAll()
    .where('performanceId', '=', performanceId)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return;
  const silence = now.getTime() - (await findLastEmailAt(transaction, known.id)).getTime();
  if (silence < minResendInterval) return;
  if (known.confirmedAt) return emailOwner(transaction, 'waitingListJoined', known, context);
  // Whoever let the link expire begins again at the end of the list.
  const entry = await transaction
    .updateTable('waitingListEntries')
    .set({ seats, lang, ...(silence >= confirmWithin && { requestedAt: now }) })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return emailOwner(transaction, 'waitingListConfirm', entry, context);
}
