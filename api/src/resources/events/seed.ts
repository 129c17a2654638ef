import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
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
  await insertRows(database, 'events', events);
  await insertRows(database, 'performances', performances);
  await insertRows(database, 'programmeItems', programmeItems);
  await insertRows(database, 'credits', credits);
}
