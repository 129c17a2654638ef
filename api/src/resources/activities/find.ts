import type { Database } from '../../database/database.ts';
import type { ActivityQuery } from './query.ts';

/** The activities that match the filters, in the order of the content file; past ones newest first. @param today the day in the Canary Islands */
export function matchingActivities(database: Database, query: ActivityQuery, today: string) {
  let activities = database.selectFrom('activities').selectAll();
  if (query.kind) activities = activities.where('kind', '=', query.kind);
  if (query.when === 'past') activities = activities.where('lastOn', '<', today).orderBy('lastOn', 'desc');
  if (query.when === 'upcoming')
    activities = activities.where((where) => where.or([where('lastOn', 'is', null), where('lastOn', '>=', today)]));
  return activities.orderBy('id');
}
export type ActivityRecord = Awaited<ReturnType<ReturnType<typeof matchingActivities>['execute']>>[number];
