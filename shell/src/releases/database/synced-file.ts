import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '../store/store.ts';

/** `synced.json` in the store: the revision here and the change of the database that have the same content. */
export interface Synced {
  local: number;
  shared: number;
}

const syncedFile = (store: string) => join(store, 'synced.json');

/** Zeros where this store was never synchronised with a database. */
export async function readSynced(store: string): Promise<Synced> {
  const text = await readFile(syncedFile(store), 'utf8').catch(() => '{"local":0,"shared":0}');
  return JSON.parse(text) as Synced;
}

/** Replaces the file in one step. */
export async function writeSyncedFile(store: string, synced: Synced): Promise<void> {
  await writeJson(syncedFile(store), synced);
}
