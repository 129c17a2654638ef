import { contentInstant, dayEnd, dayStart } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

export async function seedAlerts(database: Database, { alerts }: Content): Promise<void> {
  await database
    .insertInto('alerts')
    .values(
      alerts.map(({ id, title, event, from, to }) => ({
        id,
        eventId: event,
        title: json(title),
        activeFrom: contentInstant(from, dayStart),
        activeTo: contentInstant(to, dayEnd),
      })),
    )
    .execute();
}
