import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseAwayError } from '../releases/database/release-database.ts';
import { awaitSharedStatus } from '../releases/database/shared-status.ts';
import { readSyncedOrZeros } from '../releases/database/synced-file.ts';
import { withOthers } from '../releases/publish/others-follow.ts';
import { awaitDeployStatus } from '../releases/registry/deploy-status.ts';
import type { Revision } from '../releases/release.schema.ts';
import { storeFolder } from '../releases/store/store.ts';
import type { Settings } from '../settings.ts';
import { entryTimeout } from '../timeouts.ts';
import { openDatabase } from './open-store.ts';

/**
 * Waits for the result of a change that a command has made, from all running sites: on this store, and on other machines.
 * @returns one sentence @throws with the reason where one of the sites refused it
 */
export async function awaitEverywhere(settings: Settings, revision: Revision): Promise<string> {
  const store = storeFolder(settings.dataDir);
  const here = await awaitDeployStatus(store, revision);
  const database = openDatabase(settings);
  try {
    if ((await database.sites()).length < 2) return here;
    const until = performance.now() + entryTimeout;
    while ((await readSyncedOrZeros(store)).local < revision.number && performance.now() < until) await wait(100);
    return await withOthers(store, revision, await awaitSharedStatus({ store, database, revision, here }));
  } catch (error) {
    // No site runs, or its database is down: the other machines receive the change later.
    if (error instanceof DatabaseAwayError) return withOthers(store, revision, here);
    throw error;
  }
}
