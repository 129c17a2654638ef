import { readableThrown } from '@ofgc/shared/logging/logger.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@ofgc/shared/contract';
import type { Registry, Release } from '../../releases/release.schema.ts';
import { findDamageOf } from '../../releases/store/release-files.ts';
import { readRelease, releaseFolder } from '../../releases/store/store.ts';
import { errorText } from './origin/error-text.ts';
import { systemCode } from '../../process/system-error.ts';
import { findUnreadableModule } from './unreadable-module.ts';

type RegistryEntry = Registry['apps'][string];

/** A live release as a worker has loaded it; `release` is its `release.json`. */
export interface LoadedRelease {
  name: string;
  mounts: readonly string[];
  slots: readonly string[];
  version: string;
  release: Release | null;
  /** The section was taken down. */
  removed?: RegistryEntry['removed'];
}

/** A remote's release with its module, or the reason why it has none. */
export interface LoadedRemote extends LoadedRelease {
  module: { remote: RemoteModule } | null;
  failure?: string;
  /** The code of the system's error that caused the failure. */
  code?: string;
}

/** The shell's release, whose code is running already. */
export type LoadedShell = LoadedRelease & { release: Release };

interface RemoteToLoad {
  store: string;
  name: string;
  entry: RegistryEntry;
  /** Runs the release's code, for which it answers: its files are read before, because a disk that hangs is not its fault. */
  enter: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

/** A release that does not load costs only its own pages: the failure is returned, not thrown. */
export async function loadRemote({ store, name, entry, enter }: RemoteToLoad): Promise<LoadedRemote> {
  try {
    const release = await readManifest(store, name, entry.version);
    const folder = releaseFolder(store, name, entry.version);
    const damage = await findDamageOf('server', folder, release);
    if (damage) throw new Error(damage);
    const module = await enter(() => importRemote(join(folder, 'server', 'main.js')));
    const { version, mounts, slots } = entry;
    return { name, version, mounts, slots, release, module };
  } catch (error) {
    const readable = readableThrown(error);
    const code = readingCode(readable);
    if (code !== undefined)
      return { ...unloadedRelease(name, entry, `this machine cannot read its files (${code})`), code };
    const isUnplaced = readable instanceof SyntaxError && !readable.stack?.startsWith('file:');
    const place = isUnplaced && (await findUnreadableModule(join(releaseFolder(store, name, entry.version), 'server')));
    const reason = errorText(readable, { name, version: entry.version });
    return unloadedRelease(name, entry, place ? `${reason} (${place})` : reason);
  }
}

/**
 * The code of the error with which the system refused to read a file, undefined for any other error. A section's code may throw errors with
 * any code; those of a reading also name its call, or say that Node could not read what a module's folder is configured by.
 */
function readingCode(error: unknown): string | undefined {
  const { syscall, code, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code === 'ERR_INVALID_PACKAGE_CONFIG' && message?.startsWith('Cannot read package config')) return code;
  return syscall === undefined ? undefined : systemCode(error);
}

/** @throws what its code throws, in a form that can be read without running it */
async function importRemote(file: string): Promise<{ remote: RemoteModule }> {
  try {
    const module = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as { remote: RemoteModule };
    if (isRemote(module.remote)) return module;
  } catch (error) {
    throw readableThrown(error);
  }
  throw new Error('its module exports no `remote` with routes, slots, mounts and locales');
}

/** @throws why there is no `release.json` to read, in words for the team, or the system's error */
async function readManifest(store: string, name: string, version: string): Promise<Release> {
  return readRelease(store, name, version).catch((error: NodeJS.ErrnoException) => {
    if (systemCode(error) !== undefined) throw error;
    throw new Error(error.code === 'ENOENT' ? 'is not on this machine' : 'its release.json cannot be read', {
      cause: error,
    });
  });
}

function isRemote(remote: Partial<RemoteModule> | undefined): boolean {
  const { name, routes, mounts, slots, locales, warmUp } = remote ?? {};
  const areThere = [slots, locales].every((one) => typeof one === 'object' && one !== null);
  return typeof name === 'string' && [routes, mounts, warmUp].every((one) => Array.isArray(one)) && areThere;
}

/**
 * A remote without its code: its addresses stay known, and their pages say that it is not available.
 * @param failure why, in a word or a sentence
 */
export function unloadedRelease(
  name: string,
  { version, mounts, slots }: Pick<LoadedRelease, 'version' | 'mounts' | 'slots'>,
  failure: string,
): LoadedRemote {
  return { name, version, mounts, slots, release: null, module: null, failure };
}
