import { findLastOf } from '../registry/rollback.ts';
import type { RegistryEvent } from '../release.schema.ts';
import { DatabaseAwayError, type ReleaseDatabase } from './release-database.ts';
import { readSyncedOrZeros } from './synced-file.ts';

/**
 * The last change of an app on any machine: the log here names one change for several of others, and no canary that never ran here. While
 * the database is away, that of the log here.
 */
export async function findLastAnywhere(
  store: string,
  database: Pick<ReleaseDatabase, 'history'>,
  app: string,
): Promise<{ event: RegistryEvent } | undefined> {
  const here = await findLastOf(store, app);
  // What is not entered yet comes after all that is.
  if (here && here.number > (await readSyncedOrZeros(store)).local) return here;
  const [there] = await database.history(1, app).catch((error: unknown) => {
    if (!(error instanceof DatabaseAwayError)) throw error;
    return [];
  });
  return there ?? here;
}
