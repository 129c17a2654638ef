import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { HttpError, unknownValue } from '../../../http/http-error.ts';
import type { EventQuery } from '../query.ts';

/** Queries of the known names, for filters whose value is a name. */
const sources = {
  season: sql`select slug from seasons`,
  type: sql`select kind from categories`,
  category: sql`select slug from categories`,
  conductor: sql`select slug from artists`,
  soloist: sql`select slug from artists`,
  composer: sql`select slug from composers`,
  place: sql`select slug from venues`,
};

/** @throws HttpError 400 for an unknown value of a filter, or days in the wrong order */
export async function assertKnown(database: Database, query: EventQuery): Promise<void> {
  const chosen = (Object.keys(sources) as (keyof typeof sources)[]).flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (chosen.length) {
    const lookUps = chosen.map(
      ({ name, value }) => sql`select ${sql.lit(name)} as name, ${value}::text in (${sources[name]}) as is_known`,
    );
    const { rows } = await sql<{ name: string; isKnown: boolean }>`${sql.join(lookUps, sql` union all `)}`.execute(
      database,
    );
    const known = new Set(rows.filter(({ isKnown }) => isKnown).map(({ name }) => name));
    const unknown = chosen.find(({ name }) => !known.has(name));
    if (unknown) throw unknownValue(unknown.name, unknown.value);
  }
  const { from, to } = query;
  if (from && to && from > to) throw new HttpError(400, 'datesBackwards', { from, to });
}
