import { readRegistry } from '../registry/registry-log.ts';
import type { Release } from '../release.schema.ts';
import { fetchRelease } from './fetch-release.ts';
import type { ReleaseDatabase } from './release-database.ts';

/**
 * Fetches the release that a rollback would make live where it is missing or damaged here: it may be whole on another machine alone.
 * @returns null where the rollback withdraws a canary, or the release cannot be fetched
 */
export async function bringEarlier(store: string, database: ReleaseDatabase, app: string): Promise<Release | null> {
  const entry = (await readRegistry(store)).apps[app];
  const version = entry?.removed ? entry.version : entry?.previous[0];
  return version && !entry?.canary ? fetchRelease(store, database, app, version).catch(() => null) : null;
}
