import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** `when` and `price` are texts in both languages, not an instant and an amount. */
export async function seedActivities(database: Database, { activities }: Content): Promise<void> {
  await database
    .insertInto('activities')
    .values(
      activities.map(({ when, ...activity }) => ({
        ...activity,
        title: json(activity.title),
        summary: json(activity.summary),
        audience: json(activity.audience),
        whenText: json(when),
        place: json(activity.place),
        price: json(activity.price),
        eventIds: json(activity.eventIds),
      })),
    )
    .execute();
}
