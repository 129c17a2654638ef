import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { InvalidForm } from '../../forms/read-form.ts';
import { message } from '../../locales/messages.ts';
import { emailLink } from '../accounts/one-time-links.ts';
import { moveAccount } from '../accounts/save.ts';
import type { CentreRecord } from './find.ts';
import { lockCentre } from './lock-centre.ts';

/** What a school changes of itself, or the office of it. */
type Profile = Partial<
  Pick<CentreRecord, 'code' | 'name' | 'municipality' | 'contact' | 'email' | 'phone' | 'lang' | 'isOneRoom'>
>;

interface ProfileChange {
  id: number;
  profile: Profile;
  /** The one that the page showed. */
  version: number;
  /** Of who changes it. */
  lang: Locale;
  siteUrl: string;
}

/**
 * Changes what is known of a school. With another e-mail address its account is another person's: it is signed out everywhere, its password
 * is gone, and the new address gets a letter to choose one.
 * @throws HttpError 409 where somebody else changed it in between; InvalidForm where code or address are another school's
 */
export async function changeProfile(
  transaction: Database,
  { id, profile, version, lang, siteUrl }: ProfileChange,
): Promise<void> {
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
  if (accountId === null) return;
  const isMoved = email !== known.email;
  if (!(await moveAccount(transaction, accountId, { email, name, lang: centre.lang, isMoved })))
    throw new InvalidForm({ email: [message(lang, 'centreEmailTaken')] });
  if (isMoved)
    await emailLink(
      transaction,
      { id: accountId, kind: 'centre', email, name, lang: centre.lang },
      { purpose: 'invitation', siteUrl },
    );
}

function isSame(known: CentreRecord, centre: CentreRecord): boolean {
  return (Object.keys(known) as (keyof CentreRecord)[]).every((field) => known[field] === centre[field]);
}
