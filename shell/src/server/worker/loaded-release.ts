import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@ofgc/shared/contract';
import type { Registry, Release } from '../../releases/release.schema.ts';
import { readRelease, releaseFolder } from '../../releases/store.ts';

/** An app as a worker has it: its release and its module, or why there is none. */
export interface LoadedApp<Module> {
  name: string;
  mounts: readonly string[];
  slots: readonly string[];
  version: string;
  release: Release | null;
  module: Module | null;
  failure?: string;
}

/** Loads one app of the registry. A failure costs this app only: it is kept as a value. */
export async function loadApp<Module = { remote: RemoteModule }>(
  store: string,
  name: string,
  entry: Registry['apps'][string],
): Promise<LoadedApp<Module>> {
  const { version, mounts, slots } = entry;
  try {
    const release = await readRelease(store, name, version);
    const file = join(releaseFolder(store, name, version), 'server', 'main.js');
    const module = (await import(pathToFileURL(file).href)) as Module;
    return { name, version, mounts, slots, release, module };
  } catch (error) {
    return {
      name,
      version,
      mounts,
      slots,
      release: null,
      module: null,
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}
