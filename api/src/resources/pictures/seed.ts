import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';
import type { FoundPictures } from './inspect-pictures.ts';
import { assertPicturesBelong, ownerOf } from './owners.ts';

/** Seeds the usable photographs, in the order of the file. @throws Error naming an entry whose owner does not exist */
export async function seedPictures(database: Database, content: Content, found: FoundPictures): Promise<void> {
  assertPicturesBelong(content);
  const rows = content.pictures.flatMap((entry, position) => {
    const file = found.get(entry.slug);
    if (!file) return [];
    const owner = ownerOf(entry);
    return jsonRow({
      slug: entry.slug,
      ownerKind: owner?.kind ?? null,
      ownerKey: owner?.key ?? null,
      position,
      file: entry.file,
      ...file,
      focus: entry.focus,
      isDuotone: entry.isDuotone,
      alt: entry.alt,
      credit: entry.credit,
    });
  });
  await insertRows(database, 'pictures', rows);
}
