import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { holdsPlace } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Database } from '../../../database/database.ts';
import { HttpError } from '../../../http/http-error.ts';
import { message } from '../../../locales/messages.ts';
import type { Identity } from '../../sessions/identity.ts';
import { type CaseName, lockCase, writeChange } from '../change-case.ts';

/** Whether the sender of a record allows pictures of a masterclass, and whether name and permission outlast the rest of the record for that. */
export async function findImagePermission(
  database: Database,
  { source, id }: CaseName,
): Promise<Pick<InboxCase, 'allowsImages' | 'isKeptForImages'>> {
  if (source !== 'masterclass') return { allowsImages: false, isKeptForImages: false };
  const { imageConsent, state } = await database
    .selectFrom('masterclassApplications')
    .select(['imageConsent', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { allowsImages: imageConsent, isKeptForImages: imageConsent && holdsPlace(state) };
}

/**
 * Notes that an applicant no longer allows pictures (RGPD, art. 7.3); the consent is deleted. The record of an old application, which was
 * kept for it alone, goes with the next purge.
 * @throws HttpError 409 where the record has no such permission
 */
export async function withdrawImagePermission(
  transaction: Database,
  name: CaseName,
  { who, lang }: { who: Identity; lang: Locale },
): Promise<void> {
  await lockCase(transaction, name, null, who);
  const { allowsImages } = await findImagePermission(transaction, name);
  if (!allowsImages) throw new HttpError(409, 'imagesNotAllowed');
  await transaction
    .updateTable('masterclassApplications')
    .set({ imageConsent: false })
    .where('id', '=', name.id)
    .execute();
  await transaction
    .deleteFrom('consents')
    .where('record', '=', `masterclassApplications:${name.id}`)
    .where('purpose', '=', 'masterclassImage')
    .execute();
  await writeChange(transaction, name, { kind: 'note', who, text: message(lang, 'case.imagesWithdrawn') });
}
