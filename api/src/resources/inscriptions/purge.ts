import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { deleteConsents } from '../consents/record-consent.ts';
import { inscriptionsWithDates, keptUntil } from './kept-until.ts';

/** Deletes inscriptions whose last day is over, with their consents. @param now the real clock */
export async function purgeInscriptions(transaction: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from inscriptions where id in (select i.id from ${inscriptionsWithDates} where ${keptUntil(now)} < ${now})
    returning id`.execute(transaction);
  await deleteConsents(transaction, 'inscriptions', rows);
}
