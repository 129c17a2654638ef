import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { unknownValue } from '../../http/http-error.ts';
import type { SeasonQuery } from './query.ts';

/** The wanted seasons with the number of their concerts. */
export function matchingSeasons(database: Database, query: Pick<SeasonQuery, 'slug' | 'sort'>) {
  const seasons = database
    .selectFrom('seasons')
    .selectAll()
    .select(sql<string>`(select count(*) from events where season_id = seasons.id)`.as('concerts'))
    .orderBy('startsOn', query.sort === 'date' ? 'asc' : 'desc');
  return query.slug ? seasons.where('slug', '=', query.slug) : seasons;
}
export type SeasonRecord = Awaited<ReturnType<ReturnType<typeof matchingSeasons>['execute']>>[number];

/** The id of the season with this slug, for lists that filter by it. @throws HttpError 400 for an unknown one */
export async function findSeasonId(database: Database, slug: string): Promise<number> {
  const season = await database.selectFrom('seasons').select('id').where('slug', '=', slug).executeTakeFirst();
  if (!season) throw unknownValue('season', slug);
  return season.id;
}
