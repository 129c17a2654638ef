import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** `portrait` stays null where the content has none: the drawing is then derived from the slug. */
export async function seedArtists(database: Database, { artists }: Content): Promise<void> {
  await insertRows(database, 'artists', artists.map(jsonRow));
}

/** An artist’s id by slug. The function throws an Error with the name of the file whose slug is not in `artists.json`. */
export function artistFinder({ artists }: Content) {
  const ids = new Map(artists.map(({ slug, id }) => [slug, id]));
  return (file: string, slug: string | null): number | null => {
    if (slug === null) return null;
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`${file}: the artist ${slug} is not in artists.json`);
    return id;
  };
}
