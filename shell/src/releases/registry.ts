import type { Registry, Release } from './release.schema.ts';

const rollbackDepth = 5;

/** The registry with a release made live; the one it replaces becomes the first to roll back to. */
export function activate(registry: Registry, release: Release): Registry {
  const before = registry.apps[release.name];
  const previous = [before?.version, ...(before?.previous ?? [])].filter(
    (version) => version !== undefined && version !== release.version,
  );
  return {
    apps: {
      ...registry.apps,
      [release.name]: {
        version: release.version,
        mounts: release.mounts,
        slots: release.slots,
        previous: (previous as string[]).slice(0, rollbackDepth),
      },
    },
  };
}
