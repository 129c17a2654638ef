import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeJson } from '../store/store.ts';

/** `synced.json` in the store: the revision here and the change of the database that have the same content. */
const syncedSchema = z.object({
  local: z.number().default(0),
  shared: z.number().default(0),
  /** Apps of that change whose releases are not here, so that others of theirs stayed live. Files of earlier versions name none. */
  unfetched: z.array(z.string()).default([]),
});
export type Synced = z.infer<typeof syncedSchema>;

const neverSynced: Synced = { local: 0, shared: 0, unfetched: [] };

const syncedFile = (store: string) => join(store, 'synced.json');

/**
 * Zeros where this store was never synchronised with a database, or the file is damaged.
 * @throws an error of the system, which may be over a moment later: with zeros all changes of this machine would be entered again
 */
export async function readSynced(store: string): Promise<Synced> {
  return (await readJson(syncedFile(store), syncedSchema)) ?? neverSynced;
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
