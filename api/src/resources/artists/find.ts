import type { Artist } from '@ofgc/shared/domain/artist.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/html.ts';
import type { Database } from '../../database/database.ts';
import { isGuest } from './facets.ts';

export function findArtistRows(database: Database) {
  return database.selectFrom('artists').selectAll('artists').select(isGuest.as('isGuest'));
}
type ArtistRow = Awaited<ReturnType<ReturnType<typeof findArtistRows>['execute']>>[number];

/** Every performance that these artists are announced for. */
function findAppearances(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('credits')
    .innerJoin('performances', 'performances.eventId', 'credits.eventId')
    .where('credits.artistId', 'in', ids)
    .select(['credits.artistId', 'credits.eventId', 'startsAt', 'endsAt', 'status'])
    .orderBy('startsAt')
    .execute();
}
type Appearance = Awaited<ReturnType<typeof findAppearances>>[number];

/** The works on these artists' bills, the latest concert first. */
async function findWorks(database: Database, ids: readonly number[]) {
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
  // Whoever conducts or tells is there for the whole evening; the others for the works that ask for them.
  return works.filter(
    ({ role, part, soloParts }) =>
      role === 'conductor' || role === 'narrator' || soloParts.includes(part.en ?? part.es),
  );
}
type ArtistWork = Awaited<ReturnType<typeof findWorks>>[number];

function presentArtist(
  row: ArtistRow,
  { appearances, works }: { appearances: readonly Appearance[]; works: readonly ArtistWork[] },
  { lang, now }: { lang: Locale; now: Date },
): Artist {
  const read = readerIn(lang);
  const held = appearances.filter(({ status }) => status !== 'cancelled' && status !== 'postponed');
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    sortName: row.sortName,
    kind: row.kind,
    roles: row.roles,
    instrument: row.instrument && read(row.instrument),
    biography: sanitised(read(row.biography)),
    isGuest: row.isGuest,
    nextAt: held.find(({ endsAt }) => endsAt > now)?.startsAt.toISOString() ?? null,
    lastAt: held.findLast(({ endsAt }) => endsAt <= now)?.startsAt.toISOString() ?? null,
    works: [...new Map(works.map((work) => [work.id, work])).values()].map(
      ({ id, title, fullName, minutes, instrumentation }) => ({
        id,
        title: read(title),
        composer: read(fullName),
        minutes,
        forces: instrumentation,
      }),
    ),
    lang: read.lang,
  };
}

/** Artists as lists show them, with what they play here and when. */
export async function presentArtists(
  database: Database,
  rows: readonly ArtistRow[],
  viewpoint: { lang: Locale; now: Date },
): Promise<Artist[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const appearances = Map.groupBy(await findAppearances(database, ids), ({ artistId }) => artistId);
  const works = Map.groupBy(await findWorks(database, ids), ({ artistId }) => artistId);
  return rows.map((row) =>
    presentArtist(row, { appearances: appearances.get(row.id) ?? [], works: works.get(row.id) ?? [] }, viewpoint),
  );
}

/** The concerts of an artist: those to come, the soonest first, and those that were, the latest first. */
export async function findConcerts(database: Database, artistId: number, now: Date) {
  const appearances = await findAppearances(database, [artistId]);
  const last = new Map(appearances.map(({ eventId, endsAt }) => [eventId, endsAt]));
  const isOver = ([, endsAt]: [number, Date]) => endsAt <= now;
  const concerts = [...last];
  return {
    upcoming: concerts.filter((concert) => !isOver(concert)).map(([eventId]) => eventId),
    past: concerts
      .filter(isOver)
      .toReversed()
      .map(([eventId]) => eventId),
  };
}
