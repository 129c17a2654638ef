import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import type { DB } from '../../database/tables.generated.ts';
import { currentText, type Purpose } from './consent-texts.ts';

interface GivenConsent {
  purpose: Purpose;
  /** The version of the wording that the page showed; default: the current one. */
  version?: string;
  lang: Locale;
  /** The row that the consent belongs to. */
  record: { table: keyof DB; id: number };
}

/**
 * Records a consent: purpose, wording, time. It contains no personal data, not even an IP address. To be called in the transaction that
 * writes the record.
 */
export async function recordConsent(
  transaction: Database,
  { purpose, version = currentText(purpose).version, lang, record }: GivenConsent,
): Promise<void> {
  // A legal record has the real time, not the site's clock.
  await transaction
    .insertInto('consents')
    .values({ purpose, textVersion: version, lang, record: nameOf(record), givenAt: new Date() })
    .execute();
}

/**
 * Deletes the consents about deleted records.
 * @param records any number of them: they are one parameter, of which a statement may have 65,535
 */
export async function deleteConsents(
  transaction: Database,
  table: keyof DB,
  records: readonly { id: number }[],
): Promise<void> {
  if (records.length === 0) return;
  const names = JSON.stringify(records.map(({ id }) => nameOf({ table, id })));
  await transaction
    .deleteFrom('consents')
    .where('record', 'in', sql<string>`(select json_array_elements_text(${names}::json))`)
    .execute();
}

function nameOf({ table, id }: GivenConsent['record']): string {
  return `${table}:${id}`;
}
