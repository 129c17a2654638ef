import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';
import { picturesOf } from '../pictures/find.ts';
import type { ArtistQuery } from './query.ts';

/** Everybody except the chief conductor, the choirs and the members is a guest. */
export const isGuest = sql<boolean>`(artists.kind <> 'choir'
  and not exists (select from members where members.artist_id = artists.id)
  and not exists (select from history_periods h where h.kind = 'conductor' and h.until_year is null and h.artist_id = artists.id))`;

/** All artists with their photographs, unordered. */
function allArtists(database: Database) {
  return database
    .selectFrom('artists')
    .selectAll('artists')
    .select([isGuest.as('isGuest'), picturesOf('artist', 'artists.slug').as('pictures')]);
}
export type ArtistRow = Awaited<ReturnType<ReturnType<typeof allArtists>['execute']>>[number];

/** The artists of the list, by surname without regard to accents and capitals. @param matching the condition of all active filters */
export function artistsByName(database: Database, matching: RawBuilder<boolean>, sort: ArtistQuery['sort']) {
  return allArtists(database)
    .where(matching)
    .orderBy(sql`lower(unaccent(sort_name))`, sort === 'name' ? 'asc' : 'desc')
    .orderBy('artists.id');
}

/** One artist. @throws HttpError 404 */
export function findArtist(database: Database, id: number): Promise<ArtistRow> {
  return allArtists(database).where('artists.id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** Every performance for which these artists are announced. */
export function findAppearances(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('credits')
    .innerJoin('performances', 'performances.eventId', 'credits.eventId')
    .where('credits.artistId', 'in', ids)
    .select(['credits.artistId', 'credits.eventId', 'startsAt', 'endsAt', 'status'])
    .orderBy('startsAt')
    .execute();
}
export type Appearance = Awaited<ReturnType<typeof findAppearances>>[number];

/** The works that these artists perform, the latest event first. */
export async function findWorks(database: Database, ids: readonly number[]) {
  const works = await database
    .selectFrom('credits')
    .innerJoin('programmeItems', 'programmeItems.eventId', 'credits.eventId')
    .innerJoin('works', 'works.id', 'programmeItems.workId')
    .innerJoin('composers', 'composers.id', 'works.composerId')
    .where('credits.artistId', 'in', ids)
    .select(['credits.artistId', 'credits.role', 'credits.part', 'works.soloParts'])
    .select(['works.id', 'works.title', 'works.minutes', 'works.instrumentation', 'composers.fullName'])
    .orderBy('credits.eventId', 'desc')
    .orderBy('programmeItems.position')
    .execute();
  // Conductors and narrators take part in the whole programme, other artists in the works with their part.
  return works.filter(
    ({ role, part, soloParts }) =>
      role === 'conductor' || role === 'narrator' || soloParts.includes(part.en ?? part.es),
  );
}
export type ArtistWork = Awaited<ReturnType<typeof findWorks>>[number];

/**
 * The concerts of an artist: upcoming ones by their next performance, the soonest first, those that are postponed last, whatever their old
 * date and also if they were played on another; then past ones by their last performance, the latest first.
 */
export async function findConcerts(database: Database, artistId: number, now: Date) {
  const appearances = await findAppearances(database, [artistId]);
  const isPostponed = ({ status }: Appearance) => status === 'postponed';
  const dated = appearances.filter((one) => one.endsAt > now && !isPostponed(one));
  const upcoming = new Set([...dated, ...appearances.filter(isPostponed)].map(({ eventId }) => eventId));
  const all = new Set(appearances.toReversed().map(({ eventId }) => eventId));
  return { upcoming: [...upcoming], past: [...all].filter((id) => !upcoming.has(id)) };
}
