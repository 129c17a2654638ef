import { sql } from 'kysely';
import {
  accessibilityPath,
  complaintsPath,
  dataProtectionPath,
  legalNoticePath,
} from '@ofgc/shared/routes/site/pages.ts';
import type { Database } from '../../database/database.ts';

const legalPages = [legalNoticePath, dataProtectionPath, accessibilityPath, complaintsPath];

/**
 * The legal pages that still have a text of the demonstration: a public site must name its real owner and addresses that get mail (Ley
 * 34/2002, art. 10).
 * @returns their paths
 */
export async function findPlaceholders(database: Database): Promise<string[]> {
  const found = await database
    .selectFrom('pages')
    .select('path')
    .where('path', 'in', legalPages)
    .where(sql<boolean>`concat(lead::text, sections::text) ~ '[(]demo|G00000000|[.]example'`)
    .orderBy('path')
    .execute();
  return found.map(({ path }) => path);
}
