import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { lockAlone } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { InvalidForm } from '../../forms/read-form.ts';
import { message } from '../../locales/messages.ts';
import { redirectEmails } from '../../mail/redirect-emails.ts';
import { enqueueLink } from '../accounts/enqueue-emails.ts';
import { moveAccount } from '../accounts/save.ts';
import { isAboutCentre } from './emails-of-centre.ts';
import type { CentreRecord } from './find.ts';
import { lockCentre } from './lock-centre.ts';

/** The fields of a school that it, or the office, may change. */
type Profile = Partial<
  Pick<CentreRecord, 'code' | 'name' | 'municipality' | 'contact' | 'email' | 'phone' | 'lang' | 'isOneRoom'>
>;

interface ProfileChange {
  id: number;
  profile: Profile;
  /** The version that the page showed. */
  version: number;
  /** The language of the user who makes the change. */
  lang: Locale;
  siteUrl: string;
}

/**
 * Changes a school's data. A new email address means a new owner of the account: all sessions end, the password is deleted, and the new
 * address gets an email to choose one, and those about its registrations that the former one did not get.
 * @throws HttpError 409 where somebody else changed it in between; InvalidForm where code or address belong to another school
 */
export async function changeProfile(
  transaction: Database,
  { id, profile, version, lang, siteUrl }: ProfileChange,
): Promise<void> {
  // Alone: a draw, a step, a message or a concert's edit that runs has emails to the former address that are not visible here yet.
  await lockAlone(transaction, 'concertEdits');
  const known = await lockCentre(transaction, id);
  const centre = { ...known, ...profile };
  if (isSame(known, centre)) return;
  if (known.version !== version) throw new HttpError(409, 'schoolChanged');
  const { code, accountId, email, name } = centre;
  const twin = await transaction
    .selectFrom('schoolCentres')
    .select('id')
    .where('code', '=', code)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (twin) throw new InvalidForm({ code: [message(lang, 'centreCodeTaken')] });
  await transaction
    .updateTable('schoolCentres')
    .set({ ...profile, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const isMoved = email !== known.email;
  if (isMoved) {
    const registrations = await transaction
      .selectFrom('schoolRegistrations')
      .select('id')
      .where('centreId', '=', id)
      .execute();
    await redirectEmails(transaction, { isAbout: isAboutCentre(known, registrations), from: known.email, to: email });
  }
  if (accountId === null) return;
  if (!(await moveAccount(transaction, accountId, { email, name, lang: centre.lang, isMoved })))
    throw new InvalidForm({ email: [message(lang, 'centreEmailTaken')] });
  if (isMoved)
    await enqueueLink(
      transaction,
      { id: accountId, kind: 'centre', email, name, lang: centre.lang },
      { purpose: 'invitation', siteUrl },
    );
}

function isSame(known: CentreRecord, centre: CentreRecord): boolean {
  return (Object.keys(known) as (keyof CentreRecord)[]).every((field) => known[field] === centre[field]);
}
