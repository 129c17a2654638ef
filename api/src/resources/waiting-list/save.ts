import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { WaitingListRequest } from '@ofgc/shared/domain/waiting-list/waiting-list.schema.ts';
import { confirmWithin, placeState } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import { deleteConsents, recordConsent } from '../consents/record-consent.ts';
import { forgetRecipient } from '../office-concerts/forget-recipient.ts';
import type { Database } from '../../database/database.ts';
import { newReference } from '../../forms/reference.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { maxConfirmations, minResendInterval } from '../../mail/confirmation-limits.ts';
import { withdrawEmails } from '../../mail/withdraw-emails.ts';
import { type EmailContext, emailOffice, emailOwner } from './enqueue-emails.ts';
import { countEmails, findLastEmailAt, findPerformance, type Place } from './find.ts';

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

/**
 * Confirms a place, with an email to its owner and to the office. A second confirmation changes and sends nothing.
 * @throws HttpError 409 where the list is closed, 410 for a link that has expired
 */
export async function confirmPlace(
  transaction: Database,
  { state, entry }: Place,
  context: EmailContext,
): Promise<void> {
  if (state === 'ended' || state === 'paused') throw new HttpError(409, 'waitingListClosed');
  if (state === 'expired') throw new HttpError(410, 'linkExpired');
  const confirmed = await transaction
    .updateTable('waitingListEntries')
    .set({ confirmedAt: new Date() })
    .where('id', '=', entry.id)
    .where('confirmedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!confirmed) return;
  await emailOwner(transaction, 'waitingListJoined', confirmed, context);
  await emailOffice(transaction, 'waitingListJoined', confirmed, context);
}

/**
 * Gives a confirmed place another address: the links in emails to the former one end, and the new one gets an email with a link, unless the
 * list has ended. @throws HttpError 404 where the place was left meanwhile
 */
export async function movePlace(
  transaction: Database,
  { id, email }: { id: number; email: string },
  context: EmailContext,
): Promise<void> {
  const known = transaction.selectFrom('waitingListEntries').select('email').where('id', '=', id).forUpdate();
  const { email: former } = await known.executeTakeFirstOrThrow(notFound);
  if (former === email) return;
  const moved = await transaction
    .updateTable('waitingListEntries')
    .set({ email })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('waitingListTokens').where('entryId', '=', id).execute();
  await withdrawEmails(transaction, [`waitingListEntries:${id}:%`], former);
  const { performanceId, lang, confirmedAt } = moved;
  const performance = (await findPerformance(transaction, performanceId, { ...context, lang }))?.performance;
  const now = new Date();
  if (performance && placeState({ performance, confirmedAt, writtenAt: now }, now) !== 'ended')
    await emailOwner(transaction, 'waitingListJoined', moved, context);
}

/** Deletes a place with its consent and its waiting emails; the office gets an email if it was confirmed. */
export async function leavePlace(transaction: Database, entryId: number, context: EmailContext): Promise<void> {
  // Uses the deleted row, because the place may have been confirmed since it was looked up.
  const left = await transaction
    .deleteFrom('waitingListEntries')
    .where('id', '=', entryId)
    .returningAll()
    .executeTakeFirst();
  if (!left) return;
  await deleteConsents(transaction, 'waitingListEntries', [left]);
  const { id, email, confirmedAt } = left;
  await forgetRecipient(transaction, { table: 'waitingListEntries', id });
  await withdrawEmails(transaction, [`waitingListEntries:${id}:%`, `inbox:waiting-list:${id}:%`], email);
  if (confirmedAt) await emailOffice(transaction, 'waitingListLeft', left, context);
}
