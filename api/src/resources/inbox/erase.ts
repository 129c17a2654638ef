import { sql } from 'kysely';
import type { InboxSource } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { holdOffConcertEdits } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { InvalidForm } from '../../forms/read-form.ts';
import { message } from '../../locales/messages.ts';
import { deleteConsents } from '../consents/record-consent.ts';
import { forgetRecipient } from '../office-concerts/forget-recipient.ts';
import { recipientKey } from '../office-concerts/recipients.ts';
import type { Identity } from '../sessions/identity.ts';
import { countPurgedPlaces } from '../masterclass-applications/purge.ts';
import { type CaseName, lockCase } from './change-case.ts';
import type { InboxRow } from './find.ts';

/** The table of each kind of record. */
export const recordTables = {
  contact: 'contactMessages',
  masterclass: 'masterclassApplications',
  'waiting-list': 'waitingListEntries',
  inscription: 'inscriptions',
} as const satisfies Record<InboxSource, string>;

/** What the keys of emails about a record begin with. */
const letterKeys = { ...recordTables, masterclass: 'masterclass' } as const;

/** Patterns of the keys of all emails about a record, for `like`. */
export function letterKeysOf({ source, id }: CaseName): string[] {
  const table = recordTables[source];
  const keys = [`${letterKeys[source]}:${id}:%`, `inbox:${source}:${id}:%`];
  return table === 'waitingListEntries' || table === 'inscriptions'
    ? [...keys, `concert:%:${recipientKey({ table, id })}`]
    : keys;
}

interface Erasing {
  version: number;
  /** As typed by the member of staff. */
  reference: string;
  who: Identity;
  lang: Locale;
  /** The site's clock. */
  at: Date;
}

/**
 * Erases a record at its sender's request: what was sent, its consents, its case with notes and history, and its emails, also those that
 * have not left. Its place is free again, unless the
 * class is over: its page says how many took part. The access records remain for as long as those are kept: they name the record by its number.
 * @throws InvalidForm where the typed reference is another one; HttpError 409 where somebody else changed the record in between
 */
export async function eraseRecord(
  transaction: Database,
  row: InboxRow,
  { version, reference, who, lang, at }: Erasing,
): Promise<void> {
  const { source, id } = row;
  if (reference.toUpperCase() !== row.reference.toUpperCase())
    throw new InvalidForm({ reference: [message(lang, 'eraseReference')] });
  // Before the case is locked, as decisions do, so that the two never wait for each other.
  await holdOffConcertEdits(transaction);
  await lockCase(transaction, row, version, who);
  const table = recordTables[source];
  if (source === 'masterclass') await keepPastPlace(transaction, id, at);
  if (table === 'waitingListEntries' || table === 'inscriptions') await forgetRecipient(transaction, { table, id });
  await transaction.deleteFrom(table).where('id', '=', id).execute();
  await deleteConsents(transaction, table, [{ id }]);
  const keys = letterKeysOf(row);
  await transaction
    .deleteFrom('emailQueue')
    .where(sql<boolean>`key like any(${keys}::text[])`)
    .execute();
  await transaction.deleteFrom('inboxCases').where('source', '=', source).where('recordId', '=', id).execute();
}

async function keepPastPlace(transaction: Database, id: number, at: Date): Promise<void> {
  const past = await transaction
    .selectFrom('masterclassApplications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclassId')
    .select(['masterclassId', 'participation', 'state'])
    .where('masterclassApplications.id', '=', id)
    .where('endsAt', '<', at)
    .execute();
  await countPurgedPlaces(transaction, past);
}
