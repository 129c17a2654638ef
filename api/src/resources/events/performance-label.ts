import { plainMoment } from '@ofgc/shared/dates/format-moment.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';

/**
 * A performance in one line: its concert's title, its day and hour, and its venue. Past and cancelled performances have one too.
 * @returns undefined for an unknown id
 */
export async function findPerformanceLabel(database: Database, id: number, lang: Locale): Promise<string | undefined> {
  const found = await database
    .selectFrom('performances')
    .innerJoin('events', 'events.id', 'eventId')
    .innerJoin('halls', 'halls.id', 'hallId')
    .innerJoin('venues', 'venues.id', 'venueId')
    .select(['events.title', 'startsAt', 'venues.name as venue'])
    .where('performances.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { title, startsAt, venue } = found;
  const when = plainMoment(startsAt, 'full', lang);
  return `${readerIn(lang)(title)} · ${when} · ${venue}`;
}
