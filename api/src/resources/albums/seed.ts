import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** The lengths of tracks are whole minutes. */
export async function seedAlbums(database: Database, { albums }: Content): Promise<void> {
  await database
    .insertInto('albums')
    .values(
      albums.map((album) => ({
        ...album,
        title: json(album.title),
        notes: json(album.notes),
        tracks: json(album.tracks),
      })),
    )
    .execute();
}
