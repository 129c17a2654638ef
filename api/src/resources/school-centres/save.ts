import { localDay } from '@ofgc/shared/dates/format.ts';
import { education } from '@ofgc/shared/domain/departments/department-contacts.ts';
import { centreFormSchema } from '@ofgc/shared/domain/school-centres/centre-form.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { countRows } from '../../http/paging.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { giveUpOvertaken } from '../../mail/withdraw-emails.ts';
import { enqueueLink } from '../accounts/enqueue-emails.ts';
import { addAccount } from '../accounts/save.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { lockCentre } from './lock-centre.ts';

/** So many requests may wait for the office: more than it could look at, and few enough that anybody's flood leaves its list usable. */
const mostWaiting = 500;

interface CentreRequest {
  form: z.output<typeof centreFormSchema>;
  lang: Locale;
  siteUrl: string;
}

/**
 * Saves a school's request for an account, on which the office decides. The response does not reveal whether the school already has an
 * account or has made a request: a request with a known code changes nothing, but the office is notified of it.
 * @throws HttpError 409 where too many requests wait already
 */
export async function requestCentre(transaction: Database, { form, lang, siteUrl }: CentreRequest): Promise<void> {
  const { consent: _consent, consentVersion, shownAt: _shown, website: _website, ...centre } = form;
  const createdAt = new Date();
  if ((await countRows(transaction.selectFrom('schoolCentres').where('state', '=', 'requested'))) >= mostWaiting)
    throw new HttpError(409, 'schoolRequestsFull', { email: education.email });
  const added = await transaction
    .insertInto('schoolCentres')
    .values({ ...centre, lang, state: 'requested', createdAt })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  const values = { ...centre, isOneRoom: '' };
  const link = siteUrl + schoolAreaPaths.centres;
  const key = added ? `${added.id}` : `again:${centre.code}:${localDay(createdAt)}`;
  await enqueueEmail(transaction, {
    key: `school-centres:${key}:office`,
    recipient: education.email,
    replyTo: centre.email,
    lang: 'es',
    ...composeEmail('es', added ? 'schoolCentreForOffice' : 'schoolCentreAgainForOffice', { values, link }),
  });
  if (!added) return;
  const record = { table: 'schoolCentres', id: added.id } as const;
  await recordConsent(transaction, { purpose: 'schoolCentre', version: consentVersion, lang, record });
}

interface Decision {
  id: number;
  isApproved: boolean;
  /** The version that the page showed. */
  version: number;
  siteUrl: string;
}

/**
 * Saves the office's decision: an approved school gets an account and an invitation, a refused one an email.
 * @throws HttpError 409 where somebody else decided in between, or the email address belongs to another account
 */
export async function decideCentre(
  transaction: Database,
  { id, isApproved, version, siteUrl }: Decision,
): Promise<void> {
  const centre = await lockCentre(transaction, id);
  if (centre.version !== version || centre.state === 'approved') throw new HttpError(409, 'schoolChanged');
  const { name, email, lang } = centre;
  const accountId = isApproved ? await addAccount(transaction, { kind: 'centre', email, name, lang }) : null;
  if (accountId === undefined) throw new HttpError(409, 'accountTaken');
  await transaction
    .updateTable('schoolCentres')
    .set({ state: isApproved ? 'approved' : 'refused', accountId, version: version + 1, decidedAt: new Date() })
    .where('id', '=', id)
    .execute();
  const refusal = `school-centres:${id}:refused`;
  if (accountId !== null) {
    // A refusal that could not be delivered yet would arrive after the invitation.
    await giveUpOvertaken(transaction, [refusal], `the invitation to account ${accountId}`);
    return enqueueLink(
      transaction,
      { id: accountId, kind: 'centre', email, name, lang },
      { purpose: 'invitation', siteUrl },
    );
  }
  await enqueueEmail(transaction, {
    key: refusal,
    recipient: email,
    replyTo: education.email,
    lang,
    ...composeEmail(lang, 'schoolCentreRefused', { values: { centre: name, office: education.email } }),
  });
}
