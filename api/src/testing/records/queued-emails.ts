import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { EmailQueue } from '../../database/tables.generated.ts';

/** The emails in the queue, in the order in which they came. @param key a pattern of their keys; default: all */
export const queuedEmails = (database: Database, key = '%'): Promise<Selectable<EmailQueue>[]> =>
  database.selectFrom('emailQueue').selectAll().where('key', 'like', key).orderBy('id').execute();
