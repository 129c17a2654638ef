import type { Database } from '../../database/database.ts';

/** The newest alert that is active at `at`; undefined without one. */
export function findActiveAlert(database: Database, at: Date) {
  return database
    .selectFrom('alerts')
    .select(['id', 'title', 'eventId'])
    .where('activeFrom', '<=', at)
    .where('activeTo', '>', at)
    .orderBy('activeFrom', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
export type AlertRecord = NonNullable<Awaited<ReturnType<typeof findActiveAlert>>>;
