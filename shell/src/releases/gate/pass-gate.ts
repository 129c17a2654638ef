import { readRegistry } from '../registry/registry-log.ts';
import type { Release } from '../release.schema.ts';
import { readTrial, writeTrial } from './trial-records.ts';
import { tryRelease, type TryOptions } from './try-release.ts';

/**
 * The gate before a release goes live: tried once under the live shell, and remembered.
 * @returns what could not be tried @throws what is wrong with it, a line each
 */
export async function passGate(store: string, release: Release, options: TryOptions): Promise<string[]> {
  const shell = (await readRegistry(store)).apps.shell?.version;
  const known = shell && release.name !== 'shell' ? await readTrial(store, release, shell) : null;
  return known ? known.notes : tryAnew(store, release, options);
}

/** The same, tried also where it passed before. */
export async function tryAnew(store: string, release: Release, options: TryOptions): Promise<string[]> {
  const shell = (await readRegistry(store)).apps.shell?.version;
  const notes = await tryRelease(store, release, options);
  if (shell && release.name !== 'shell') await writeTrial(store, release, { shell, notes });
  return notes;
}
