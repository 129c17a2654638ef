import type { Database } from '../../database/database.ts';

/** The newest version of each alert that the office has written. */
export function latestAlertVersions(database: Database) {
  return database
    .selectFrom('alertVersions')
    .distinctOn('alertId')
    .selectAll()
    .orderBy('alertId')
    .orderBy('version', 'desc');
}
export type AlertVersion = Awaited<ReturnType<ReturnType<typeof latestAlertVersions>['execute']>>[number];

/** All versions of an alert, the newest first. */
export const versionsOf = (database: Database, id: number): Promise<AlertVersion[]> =>
  database.selectFrom('alertVersions').selectAll().where('alertId', '=', id).orderBy('version', 'desc').execute();

/** All alerts: those that the office has written in their newest version, and the others from the files, as version 0. */
export async function findAlerts(database: Database): Promise<AlertVersion[]> {
  const written = await latestAlertVersions(database).execute();
  const owned = new Set(written.map(({ alertId }) => alertId));
  const live = await database.selectFrom('alerts').selectAll().execute();
  const fromFiles = live
    .filter(({ id }) => !owned.has(id))
    .map(({ id, title, eventId, activeFrom, activeTo }) => ({
      alertId: id,
      version: 0,
      at: activeFrom,
      accountId: null,
      actor: '',
      title,
      eventId,
      activeFrom,
      activeTo,
      isPublished: true,
    }));
  return [...written, ...fromFiles].toSorted((a, b) => b.activeFrom.getTime() - a.activeFrom.getTime());
}
