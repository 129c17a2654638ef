import { sql } from 'kysely';
import { pressNotePath } from '@ofgc/shared/routes/explore/press-notes.ts';
import type { Database } from '../../database/database.ts';

const idPrefix = 'note:';

/** The id of a note in the search index, where articles of the news have bare numbers. */
export const searchIdOf = ({ id }: { id: number }) => `${idPrefix}${id}`;

/**
 * The addresses of found press notes, each on the page of the list where it stands now: every new note moves the others.
 * @param entries of the search index, of any kind
 * @returns by id in the search index
 */
export async function findPressNotePaths(
  database: Database,
  entries: readonly { entityId: string }[],
  now: Date,
): Promise<Map<string, string>> {
  const searchIds = entries.map(({ entityId }) => entityId).filter((id) => id.startsWith(idPrefix));
  if (searchIds.length === 0) return new Map();
  const { rows } = await sql<{ searchId: string; id: number; place: number }>`
    with listed as (
      select id, ${sql.lit(idPrefix)} || id as search_id, (row_number() over (order by published_at desc, id) - 1)::int as place
      from press_notes where published_at <= ${now}
    )
    select search_id as "searchId", id, place from listed where search_id in (${sql.join(searchIds)})`.execute(
    database,
  );
  return new Map(rows.map(({ searchId, id, place }) => [searchId, pressNotePath({ id }, place)]));
}
