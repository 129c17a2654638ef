import type { Database } from '../../database/database.ts';
import { picturesOf } from '../pictures/find.ts';
import { hallColumns } from '../venues/find.ts';

/** Events with their performances, programme and credits: four queries for all of them. @returns in the order of `ids`; unknown ids are left out */
export async function findEventRecords(database: Database, ids: readonly number[]) {
  if (!ids.length) return [];
  const [events, performances, items, credits] = [
    await database
      .selectFrom('events')
      .innerJoin('seasons', 'seasons.id', 'events.seasonId')
      .innerJoin('categories', 'categories.id', 'events.categoryId')
      .selectAll('events')
      .select(['seasons.code as seasonCode', 'seasons.slug as seasonSlug', 'seasons.name as seasonName'])
      .select(['categories.slug as categorySlug', 'categories.name as categoryName', 'categories.kind as categoryKind'])
      .select(picturesOf('event', 'events.id').as('pictures'))
      .where('events.id', 'in', ids)
      .execute(),
    await database
      .selectFrom('performances')
      .innerJoin('halls', 'halls.id', 'performances.hallId')
      .innerJoin('venues', 'venues.id', 'halls.venueId')
      .selectAll('performances')
      .select(hallColumns)
      .select(['venues.latitude', 'venues.access as venueAccess', 'venues.longitude'])
      .where('performances.eventId', 'in', ids)
      .orderBy('performances.startsAt')
      .orderBy('performances.id')
      .execute(),
    await database
      .selectFrom('programmeItems')
      .leftJoin('works', 'works.id', 'programmeItems.workId')
      .leftJoin('composers', 'composers.id', 'works.composerId')
      .selectAll('programmeItems')
      .select(['works.title', 'works.arrangement', 'works.instrumentation', 'works.soloParts', 'works.movements'])
      .select([
        'composers.fullName as composerName',
        'composers.shortName as composerShortName',
        'composers.years as composerYears',
      ])
      .where('programmeItems.eventId', 'in', ids)
      .orderBy('programmeItems.position')
      .execute(),
    await database
      .selectFrom('credits')
      .leftJoin('artists', 'artists.id', 'credits.artistId')
      .selectAll('credits')
      .select(['artists.name', 'artists.slug', 'artists.biography'])
      .where('credits.eventId', 'in', ids)
      .orderBy('credits.position')
      .execute(),
  ];
  const byId = new Map(events.map((event) => [event.id, event]));
  const performancesOf = Map.groupBy(performances, ({ eventId }) => eventId);
  const itemsOf = Map.groupBy(items, ({ eventId }) => eventId);
  const creditsOf = Map.groupBy(credits, ({ eventId }) => eventId);
  return ids.flatMap((id) => {
    const event = byId.get(id);
    return event
      ? [
          {
            event,
            performances: performancesOf.get(id) ?? [],
            items: itemsOf.get(id) ?? [],
            credits: creditsOf.get(id) ?? [],
          },
        ]
      : [];
  });
}

/** All events, by id. */
export async function findAllEvents(database: Database): Promise<EventRecord[]> {
  const ids = await database.selectFrom('events').select('id').orderBy('id').execute();
  return findEventRecords(
    database,
    ids.map(({ id }) => id),
  );
}

export type EventRecord = Awaited<ReturnType<typeof findEventRecords>>[number];
export type PerformanceRecord = EventRecord['performances'][number];
export type CreditRecord = EventRecord['credits'][number];
export type ItemRecord = EventRecord['items'][number];
