import { day } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../database/database.ts';
import { purgeFolder } from '../../files/purge-folder.ts';

interface Purging {
  database: Database;
  /** The folder of the files for visitors. */
  folder: string;
  /** The real clock. */
  now?: () => Date;
}

/**
 * Deletes the files of documents that were replaced or taken off the site: a list of candidates may have had a name too many. Files of the
 * last day stay, because another process may be about to name them. A machine that goes back to former content makes its files again when it
 * starts.
 */
export async function purgeDocuments({ database, folder, now = () => new Date() }: Purging): Promise<void> {
  const rows = await database.selectFrom('documents').select('files').execute();
  const named = new Set(rows.flatMap(({ files }) => Object.values(files).map(({ name }) => name)));
  await purgeFolder(folder, { before: new Date(now().getTime() - day), isOver: (name) => !named.has(name) });
}
