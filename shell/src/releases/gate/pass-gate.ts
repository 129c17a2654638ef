import { readRegistry } from '../registry/registry-log.ts';
import type { Release } from '../release.schema.ts';
import { readTrial, writeTrial } from './trial-records.ts';
import { tryRelease, type TryOptions } from './try-release.ts';

/**
 * The gate before a release goes live: one trial with the live shell, which is remembered if it was complete.
 * @returns notes on checks that could not be made @throws the problems, a line each
 */
export async function passGate(store: string, release: Release, options: TryOptions): Promise<string[]> {
  const shell = (await readRegistry(store)).apps.shell?.version;
  const known = shell && release.name !== 'shell' ? await readTrial(store, release, shell) : null;
  return known ? known.notes : tryAnew(store, release, options);
}

/** Like `passGate`, but tries the release even if it has passed before. */
export async function tryAnew(store: string, release: Release, options: TryOptions): Promise<string[]> {
  const { notes, shell, isComplete } = await tryRelease(store, release, options);
  if (shell && isComplete && release.name !== 'shell') await writeTrial(store, release, { shell, notes });
  return notes;
}
