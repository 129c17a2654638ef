import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { eventRows } from './rows.ts';

/** Seeds events with their dates, programme items and people. @throws Error naming the event that refers to something unknown */
export async function seedEvents(database: Database, content: Content): Promise<void> {
  // Calendar files count the announced changes: without one, calendar clients would not update a cancelled event.
  const silent = content.events.find(
    ({ id, performances: dates }) =>
      !content.eventTexts[id]?.changes.length && dates.some(({ status }) => status !== 'scheduled'),
  );
  if (silent) throw new Error(`event-texts.json: ${silent.id}: changes must say what became of its date`);
  const { events, performances, programmeItems, credits } = eventRows(content, content.events);
  await database.insertInto('events').values(events).execute();
  await database.insertInto('performances').values(performances).execute();
  await database.insertInto('programmeItems').values(programmeItems).execute();
  await database.insertInto('credits').values(credits).execute();
}
