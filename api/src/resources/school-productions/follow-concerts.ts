import { minute } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../database/database.ts';

/**
 * Gives sessions that are a concert's performance its day, hour and hall, and suspends them with it: schools read what the concert's page says, also where the
 * office has changed it.
 * @param event limits this to the sessions of one concert, by its id
 */
export async function followConcerts(database: Database, event?: number): Promise<void> {
  let sessions = database
    .selectFrom('schoolSessions')
    .innerJoin('schoolProductions', 'schoolProductions.id', 'schoolSessions.productionId')
    .innerJoin('performances', 'performances.id', 'schoolSessions.performanceId')
    .innerJoin('halls', 'halls.id', 'performances.hallId')
    .innerJoin('venues', 'venues.id', 'halls.venueId')
    .select(['schoolSessions.id', 'minutes', 'performances.startsAt', 'performances.status', 'venues.locality'])
    .select(['venues.name as venue', 'halls.name as hall']);
  if (event !== undefined) sessions = sessions.where('performances.eventId', '=', event);
  for (const { id, minutes, startsAt, status, locality, venue, hall } of await sessions.execute()) {
    const placed = (name: string) => `${venue}, ${name}`;
    await database
      .updateTable('schoolSessions')
      .set({
        startsAt,
        endsAt: new Date(startsAt.getTime() + minutes * minute),
        suspended: status === 'cancelled' || status === 'postponed' ? status : null,
        municipality: locality,
        place: JSON.stringify({ es: placed(hall.es), ...(hall.en !== undefined && { en: placed(hall.en) }) }),
      })
      .where('id', '=', id)
      .execute();
  }
}
