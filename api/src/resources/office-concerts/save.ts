import type { ConcertDeed } from '@ofgc/shared/domain/office-concerts/concert-field-rules.ts';
import type { Text } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { Identity } from '../sessions/identity.ts';
import { editConflict } from '../sessions/edit-conflict.ts';
import { versionsOf } from './find.ts';
import type { EventPatch } from './event-patch.ts';

export interface NextVersion {
  id: number;
  /** The concert's version when its page was opened; 0: the concert is only in the files. */
  version: number;
  shown: EventPatch;
  draft: EventPatch | null;
  announcement: Text;
  changed: readonly ConcertDeed[];
  /** The number of emails about the change; the column and the API call them `letters`. */
  emails: number;
  who: Identity;
}

/** @throws HttpError 409 with the name of the person who was quicker */
export async function assertVersion(transaction: Database, id: number, version: number, who: Identity): Promise<void> {
  const [newest] = await versionsOf(transaction, id);
  if ((newest?.version ?? 0) !== version) throw editConflict(newest, who);
}

/** Writes the next version of a concert. @throws HttpError 409 with the name of the person who was quicker */
export async function writeConcertVersion(transaction: Database, next: NextVersion): Promise<void> {
  const { id, version, shown, draft, announcement, changed, emails, who } = next;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('eventVersions')
    .values({
      eventId: id,
      version: version + 1,
      at: new Date(),
      accountId: who.accountId,
      actor: who.name,
      shown: JSON.stringify(shown),
      draft: draft && JSON.stringify(draft),
      announcement: JSON.stringify(announcement),
      changed: JSON.stringify(changed),
      letters: emails,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) await assertVersion(transaction, id, version, who);
}
