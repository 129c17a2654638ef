import type { Registry } from '../../../releases/release.schema.ts';
import { readHistory } from '../../../releases/registry/registry-log.ts';
import { servedReleases } from '../../../releases/registry/served-releases.ts';
import { readRelease } from '../../../releases/store/store.ts';
import type { Quarantine } from './quarantine.ts';

/** The registry that the workers load. */
export interface ServedRegistry {
  registry: Registry;
  /** Remotes without a release that may be served. */
  unserved: string[];
  /** Remotes that serve an earlier release than the live one. */
  fallbacks: string[];
}

/** The version of each app that is served. */
export function servedVersions({ registry, unserved }: ServedRegistry): Record<string, string> {
  const served = Object.entries(registry.apps).filter(([name, { removed }]) => !unserved.includes(name) && !removed);
  return Object.fromEntries(served.map(([name, { version }]) => [name, version]));
}

/**
 * The live registry with each quarantined release replaced by the last good release of that remote, where the store has
 * one.
 * @param isRefused whether a release was tried as a fallback and failed
 */
export async function withFallbacks(
  store: string,
  live: Registry,
  quarantine: Pick<Quarantine, 'has'>,
  isRefused: (remote: string, version: string) => boolean = () => false,
): Promise<ServedRegistry> {
  const served: ServedRegistry = { registry: { apps: { ...live.apps } }, unserved: [], fallbacks: [] };
  for (const [name, app] of Object.entries(live.apps)) {
    if (!quarantine.has(name, app.version)) continue;
    const isBad = (version: string) => quarantine.has(name, version) || isRefused(name, version);
    // Several bad releases in a row push the good one out of `previous`, the list for rollbacks, so the whole history is searched too.
    const fallback =
      (await lastGood(store, name, app.previous, isBad)) ??
      (await lastGood(store, name, await everServed(store, name, live), isBad));
    if (!fallback) served.unserved.push(name);
    else {
      const { version, mounts, slots } = fallback;
      served.registry.apps[name] = { ...app, version, mounts, slots };
      served.fallbacks.push(name);
    }
  }
  return served;
}

async function lastGood(store: string, name: string, versions: readonly string[], isBad: (version: string) => boolean) {
  for (const version of versions) {
    if (isBad(version)) continue;
    const release = await readRelease(store, name, version).catch(() => null);
    if (release) return release;
  }
  return null;
}

/** All versions of a remote that were live together with the live shell, the newest first. */
async function everServed(store: string, name: string, { apps: { shell } }: Registry): Promise<string[]> {
  const history = await readHistory(store);
  const versions = new Set(history.toReversed().flatMap(({ apps }) => apps[name]?.version ?? []));
  const isServed = await servedReleases(store);
  return [...versions].filter((version) => isServed({ name, version, shell: shell?.version ?? '' }));
}
