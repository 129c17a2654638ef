import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { jsonRow } from '../../database/json-row.ts';

/** The lengths of tracks are whole minutes. */
export async function seedAlbums(database: Database, { albums }: Content): Promise<void> {
  await database.insertInto('albums').values(albums.map(jsonRow)).execute();
}
