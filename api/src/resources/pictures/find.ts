import { sql } from 'kysely';
import type { Text } from '../../content/bilingual.ts';
import type { Picture } from '@ofgc/shared/domain/pictures/picture.schema.ts';
import type { Database } from '../../database/database.ts';
import type { PictureOwner } from './owners.ts';

/** A photograph as queries return it, in both languages. */
export type PictureRecord = Omit<Picture, 'alt'> & { alt: Text };

const record = sql`jsonb_build_object('key', key, 'width', width, 'height', height, 'focus', focus,
  'isDuotone', is_duotone, 'alt', alt, 'credit', credit)`;

/**
 * A column for any query: the photographs of the row's owner, in their order.
 * @param ref the column that identifies the owner, `artists.slug`
 */
export function picturesOf(kind: PictureOwner, ref: string) {
  return sql<PictureRecord[]>`(select coalesce(jsonb_agg(${record} order by position), '[]') from pictures
    where owner_kind = ${kind} and owner_key = ${sql.ref(ref)}::text)`;
}

/** The entries of a photograph: one for each owner, maybe with another focal point or tone. */
export function findPicturesByKey(database: Database, key: string) {
  return database.selectFrom('pictures').selectAll().where('key', '=', key).execute();
}

/** The photographs that blocks name, by their slugs. */
export async function findPicturesBySlug(
  database: Database,
  slugs: readonly string[],
): Promise<Map<string, PictureRecord>> {
  if (slugs.length === 0) return new Map();
  const rows = await database
    .selectFrom('pictures')
    .select(['slug', 'key', 'width', 'height', 'focus', 'isDuotone', 'alt', 'credit'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, ...picture }) => [slug, picture]));
}
