import type { Database } from '../../database/database.ts';

/** The themes of an event's works, in the order of the programme. */
export function themesOfEvent(database: Database, event: number) {
  return database
    .selectFrom('workThemes')
    .innerJoin('programmeItems', 'programmeItems.workId', 'workThemes.workId')
    .where('programmeItems.eventId', '=', event)
    .selectAll('workThemes')
    .orderBy('programmeItems.position');
}
export type WorkThemeRecord = Awaited<ReturnType<ReturnType<typeof themesOfEvent>['execute']>>[number];
