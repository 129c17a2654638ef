import { contentInstant, dayEnd, dayStart } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';
import { latestAlertVersions } from '../office-alerts/find.ts';

/** Seeds the files' alerts. An alert that the office has edited keeps its newest version there, whatever the files say. */
export async function seedAlerts(database: Database, { alerts }: Content): Promise<void> {
  const written = await latestAlertVersions(database).execute();
  const owned = new Set(written.map(({ alertId }) => alertId));
  const fromFiles = alerts.filter(({ id }) => !owned.has(id));
  const fromOffice = written.filter(({ isPublished }) => isPublished);
  await insertRows(database, 'alerts', [
    ...fromFiles.map(({ id, title, event, from, to }) =>
      jsonRow({
        id,
        eventId: event,
        title,
        activeFrom: contentInstant(from, dayStart),
        activeTo: contentInstant(to, dayEnd),
      }),
    ),
    ...fromOffice.map(({ alertId, title, eventId, activeFrom, activeTo }) =>
      jsonRow({
        id: alertId,
        eventId,
        title,
        activeFrom,
        activeTo,
      }),
    ),
  ]);
}
