import { seatHoldingStates } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import { holdOffConcertEdits } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { removeAccount } from '../accounts/save.ts';
import { deleteConsents } from '../consents/record-consent.ts';
import { forgetRecipient } from '../office-concerts/forget-recipient.ts';
import { lockCall } from '../school-calls/lock-call.ts';
import { offerSeats } from '../school-registrations/places/offer-seats.ts';
import { isAboutCentre } from './emails-of-centre.ts';
import { lockCentre } from './lock-centre.ts';

interface Erasure {
  id: number;
  /** The version that the page showed. */
  version: number;
  /** The site's clock. */
  at: Date;
  siteUrl: string;
}

/**
 * Erases a school at its request: its account, its registrations with their messages, its emails, its consent. Its seats go to schools on
 * the waiting list. The references in the draws that it took part in remain, and the access records of its data, for as long as those are
 * kept.
 * @throws HttpError 404 where there is no such school, 409 where somebody else changed it in between
 */
export async function eraseCentre(transaction: Database, { id, version, at, siteUrl }: Erasure): Promise<void> {
  // Also without a call: the school may have a place in one that the content no longer has.
  await holdOffConcertEdits(transaction);
  // Calls are locked before the school, as for a registration, and always in the same order, to avoid deadlocks.
  const calls = await transaction.selectFrom('schoolCalls').select('key').orderBy('key').execute();
  for (const { key } of calls) await lockCall(transaction, key);
  const centre = await lockCentre(transaction, id);
  if (centre.version !== version) throw new HttpError(409, 'schoolChanged');
  const registrations = await transaction
    .selectFrom('schoolRegistrations')
    .select(['id', 'call', 'sessionId', 'state'])
    .where('centreId', '=', id)
    .execute();
  await transaction.deleteFrom('schoolRegistrations').where('centreId', '=', id).execute();
  for (const { key } of calls) {
    const sessions = registrations.flatMap((one) =>
      one.call === key && one.sessionId !== null && seatHoldingStates.includes(one.state) ? [one.sessionId] : [],
    );
    await offerSeats(transaction, { call: key, sessions, at, siteUrl });
  }
  for (const one of registrations) await forgetRecipient(transaction, { table: 'schoolRegistrations', id: one.id });
  await deleteConsents(transaction, 'schoolCentres', [{ id }]);
  // Also emails to an earlier address, and emails to the office with the school as their reply address.
  await transaction
    .deleteFrom('emailQueue')
    .where((email) =>
      email.or([
        email.and([email('replyTo', '=', centre.email), email('key', 'like', 'school-%')]),
        isAboutCentre(centre, registrations)(email),
      ]),
    )
    .execute();
  await transaction.deleteFrom('schoolCentres').where('id', '=', id).execute();
  if (centre.accountId !== null) await removeAccount(transaction, centre.accountId);
}
