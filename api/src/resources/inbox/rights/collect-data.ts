import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../../database/database.ts';
import { findSender } from './correct.ts';
import { permissionPurposes } from '../../masterclass-applications/purge.ts';
import { letterKeysOf, recordTables } from '../erase.ts';
import type { InboxRow } from '../find.ts';
import { findImagePermission } from './image-permission.ts';
import { findSubmittedFields } from '../submitted-fields.ts';

/**
 * All data of a record, for the person who sent it (RGPD, articles 15 and 20): what was sent, the consents, the answers and decisions that
 * stand, and the emails to them. Notes and who dealt with it are the staff's own.
 */
export async function collectRecordData(database: Database, row: InboxRow, lang: Locale) {
  const { source, id, reference, subject, sentAt, keptUntil, status } = row;
  const consents = await database
    .selectFrom('consents')
    .select(['purpose', 'textVersion', 'lang', 'givenAt'])
    .where('record', '=', `${recordTables[source]}:${id}`)
    .orderBy('id')
    .execute();
  const history = await database
    .selectFrom('inboxEntries')
    .select(['at', 'kind', 'text'])
    .where('source', '=', source)
    .where('recordId', '=', id)
    .where('kind', 'in', ['letter', 'decision'])
    .where('isUndone', '=', false)
    .orderBy('id')
    .execute();
  const letters = await database
    .selectFrom('emailQueue')
    .select(['subject', 'sentAt'])
    // Emails of the waiting list have a link that gives the place up, and staff read this file: the text of those that wait is left out.
    .select((email) =>
      email.case().when('key', 'like', 'waitingListEntries:%').then('').else(email.ref('text')).end().as('text'),
    )
    .where(sql<boolean>`key like any(${letterKeysOf(row)}::text[])`)
    .where('recipient', '=', row.email)
    .orderBy('id')
    .execute();
  const sender = await findSender(database, row);
  const { isKeptForImages } = await findImagePermission(database, row);
  const fields = await findSubmittedFields(database, row, lang);
  return {
    source,
    reference,
    subject,
    language: row.lang,
    sentAt,
    keptUntil,
    ...(isKeptForImages && {
      keptUntilWithdrawn: [
        'name',
        ...consents.map(({ purpose }) => purpose).filter((purpose) => permissionPurposes.includes(purpose)),
      ],
    }),
    status,
    sender,
    fields,
    consents,
    history,
    letters,
  };
}
