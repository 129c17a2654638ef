import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The mounts of sections that were taken down; usually there are none. */
export async function findRemovedMounts(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('removedMounts').select('mount').execute();
  return rows.map(({ mount }) => mount);
}

/** The condition that an address does not lead into a removed mount. @param column with an address without locale */
export function isStanding(column: RawBuilder<unknown>, mounts: readonly string[]): RawBuilder<boolean> {
  if (mounts.length === 0) return sql<boolean>`true`;
  const below = mounts.map((mount) => sql`${column} = ${mount} or starts_with(${column}, ${`${mount}/`})`);
  return sql<boolean>`not (${sql.join(below, sql` or `)})`;
}
