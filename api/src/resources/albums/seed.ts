import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** The lengths of tracks are whole minutes. */
export async function seedAlbums(database: Database, { albums }: Content): Promise<void> {
  await insertRows(database, 'albums', albums.map(jsonRow));
}
