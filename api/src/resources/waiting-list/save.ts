import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { WaitingListRequest } from '@ofgc/shared/domain/waiting-list/waiting-list.schema.ts';
import { confirmWithin } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import { recordConsent } from '../consents/record-consent.ts';
import type { Database } from '../../database/database.ts';
import { newReference } from '../../forms/reference.ts';
import { maxConfirmations, minResendInterval } from '../../mail/confirmation-limits.ts';
import { type EmailContext, emailOwner } from './enqueue-emails.ts';
import { countEmails, findLastEmailAt } from './find.ts';

interface Joining {
  request: WaitingListRequest;
  lang: Locale;
  context: EmailContext;
}

/**
 * Saves the request and sends an email that asks to confirm it. A known address keeps its place; until that is confirmed, the number of seats
 * and the language are those of the last request. It gets its email again, after a pause: the confirmation request, or, if the place is
 * confirmed, the email with its link. An address that got its emails of the day gets neither a new place nor an email: without an email
 * nobody could confirm the place.
 */
export async function joinWaitingList(
  transaction: Database,
  { request: { performance: performanceId, email, seats, consentVersion }, lang, context }: Joining,
): Promise<void> {
  // The real time, not the site's clock.
  const now = new Date();
  const isSilenced = (await countEmails(transaction, email)) >= maxConfirmations;
  const added = isSilenced
    ? undefined
    : await transaction
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
  // The row is locked, so that a second click waits here and then finds the email queued.
  const known = await transaction
    .selectFrom('waitingListEntries')
    .selectAll()
    .where('performanceId', '=', performanceId)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return;
  const silence = now.getTime() - (await findLastEmailAt(transaction, known.id)).getTime();
  const isEmailed = !isSilenced && silence >= minResendInterval;
  if (known.confirmedAt) return isEmailed ? emailOwner(transaction, 'waitingListJoined', known, context) : undefined;
  // If the link has expired, the visitor starts again at the end of the list.
  const entry = await transaction
    .updateTable('waitingListEntries')
    .set({ seats, lang, ...(isEmailed && silence >= confirmWithin && { requestedAt: now }) })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isEmailed) await emailOwner(transaction, 'waitingListConfirm', entry, context);
}
