import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../../database/database.ts';
import { findSender } from './correct.ts';
import { letterKeysOf, recordTables } from '../erase.ts';
import type { InboxRow } from '../find.ts';
import { findSubmittedFields } from '../submitted-fields.ts';

/**
 * All data of a record, for the person who sent it (RGPD, articles 15 and 20): what was sent, the consents, the history without the names of
 * staff, and the emails to them.
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
    .orderBy('id')
    .execute();
  const letters = await database
    .selectFrom('emailQueue')
    .select(['subject', 'text', 'sentAt'])
    .where(sql<boolean>`key like any(${letterKeysOf(row)}::text[])`)
    .where('recipient', '=', row.email)
    .orderBy('id')
    .execute();
  const sender = await findSender(database, row);
  const fields = await findSubmittedFields(database, row, lang);
  return {
    source,
    reference,
    subject,
    language: row.lang,
    sentAt,
    keptUntil,
    status,
    sender,
    fields,
    consents,
    history,
    letters,
  };
}
