import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '../store/store.ts';

/** `synced.json` in the store: the revision here and the change of the database that have the same content. */
export interface Synced {
  local: number;
  shared: number;
  /** Apps of that change whose releases are not here, so that others of theirs stayed live. */
  unfetched: string[];
}

const neverSynced: Synced = { local: 0, shared: 0, unfetched: [] };

const syncedFile = (store: string) => join(store, 'synced.json');

/**
 * Zeros where this store was never synchronised with a database.
 * @throws an error of the system, which may be over a moment later: with zeros all changes of this machine would be entered again
 */
export async function readSynced(store: string): Promise<Synced> {
  const text = await readFile(syncedFile(store), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  // Files of earlier versions name no apps.
  return { ...neverSynced, ...(JSON.parse(text) as Partial<Synced>) };
}

/** The same for a sentence about a change that was made: zeros also where the file cannot be read, by which other machines have yet to follow. */
export function readSyncedOrZeros(store: string): Promise<Synced> {
  return readSynced(store).catch(() => neverSynced);
}

/** Replaces the file in one step. */
export async function writeSyncedFile(store: string, synced: Synced): Promise<void> {
  await writeJson(syncedFile(store), synced);
}

/** For a registry that begins anew: the numbers of its changes would count as entered up to the number in the file. */
export async function forgetSynced(store: string): Promise<void> {
  await rm(syncedFile(store), { force: true });
}
