import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@ofgc/shared/contract';
import type { Registry, Release } from '../../releases/release.schema.ts';
import { readRelease, releaseFolder } from '../../releases/store.ts';

type RegistryEntry = Registry['apps'][string];

/** A live release of the shell or of a remote as a worker has it: `release.json` and its module, or why there is none. */
export interface LoadedRelease<Module> {
  name: string;
  mounts: readonly string[];
  slots: readonly string[];
  version: string;
  release: Release | null;
  module: Module | null;
  failure?: string;
}
export type LoadedRemote = LoadedRelease<{ remote: RemoteModule }>;

/** A release that does not load costs only its own pages: the failure is returned, not thrown. */
export async function loadRelease<Module>(
  store: string,
  name: string,
  entry: RegistryEntry,
): Promise<LoadedRelease<Module>> {
  try {
    const release = await readRelease(store, name, entry.version);
    const file = join(releaseFolder(store, name, entry.version), 'server', 'main.js');
    const module = (await import(pathToFileURL(file).href)) as Module;
    const { version, mounts, slots } = entry;
    return { name, version, mounts, slots, release, module };
  } catch (error) {
    return unloadedRelease(name, entry, error instanceof Error ? error.message : String(error));
  }
}

export function unloadedRelease(
  name: string,
  { version, mounts, slots }: Pick<LoadedRelease<unknown>, 'version' | 'mounts' | 'slots'>,
  failure: string,
): LoadedRelease<never> {
  return { name, version, mounts, slots, release: null, module: null, failure };
}
