import type { Provenance } from '../build/provenance.ts';
import { changeRegistry, registryEvent } from './registry-log.ts';
import type { Registry, Release, Revision } from '../release.schema.ts';

/** A registry's canary. */
export interface RegistryCanary {
  name: string;
  version: string;
  /** The share of visits that get it, in percent. */
  share: number;
}

/** The canary that runs: one at a time. Machines that entered several at once run the same, the first by the section's name. */
export function canaryOf({ apps }: Registry): RegistryCanary | null {
  const [first] = Object.keys(apps)
    .toSorted()
    .flatMap((name) => (apps[name]?.canary && !apps[name].removed ? [{ name, ...apps[name].canary }] : []));
  return first ?? null;
}

/** The registry with a canary of an app; null: without one. */
export function withCanary(
  { apps }: Registry,
  name: string,
  canary: NonNullable<Registry['apps'][string]['canary']> | null,
): Registry {
  const { [name]: app, ...rest } = apps;
  if (!app) return { apps };
  const { canary: _before, ...live } = app;
  return { apps: { ...rest, [name]: canary ? { ...live, canary } : live } };
}

/**
 * Makes a release the canary for a share of the visits.
 * @returns null where it is live already @throws where the app is not live, or another section's canary runs
 */
export async function enterCanary(
  store: string,
  release: Release,
  share: number,
  reason: Provenance & { why: string },
): Promise<Revision | null> {
  const { name, version } = release;
  return changeRegistry(store, (registry) => {
    const live = registry.apps[name];
    if (!live || live.removed) throw new Error(`${name} is not live: there is nothing to compare a canary with.`);
    if (live.version === version) return null;
    const other = canaryOf(registry);
    if (other && other.name !== name)
      throw new Error(`A canary of ${other.name} runs, and one runs at a time: \`rollback\` or \`activate\` ends it.`);
    return { event: registryEvent('canary', release, reason), ...withCanary(registry, name, { version, share }) };
  });
}

/** Withdraws a canary. @returns null where another change came first */
export async function withdrawCanary(
  store: string,
  release: Pick<Release, 'name' | 'version'>,
  reason: Provenance & { why: string },
): Promise<Revision | null> {
  const { name, version } = release;
  return changeRegistry(store, (registry) =>
    registry.apps[name]?.canary?.version === version
      ? { event: registryEvent('withdraw', release, reason), ...withCanary(registry, name, null) }
      : null,
  );
}
