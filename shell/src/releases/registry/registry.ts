import type { Registry, Release } from '../release.schema.ts';
import { rollbackDepth } from './rollback-depth.ts';

/** The registry with a release made live; the one it replaces becomes the first to roll back to. */
export function activate(
  { apps }: Registry,
  release: Pick<Release, 'name' | 'version' | 'mounts' | 'slots'>,
): Registry {
  const before = apps[release.name];
  const previous = [before?.version, ...(before?.previous ?? [])].filter(
    (version) => version !== undefined && version !== release.version,
  );
  return {
    apps: {
      ...apps,
      [release.name]: {
        version: release.version,
        mounts: release.mounts,
        slots: release.slots,
        previous: (previous as string[]).slice(0, rollbackDepth),
      },
    },
  };
}

/** The registry with a section and its canary taken down; its releases stay in the registry, so that it can come back. */
export function remove({ apps }: Registry, name: string, redirect: string | null): Registry {
  const { [name]: app, ...rest } = apps;
  if (!app) return { apps };
  const { canary: _withdrawn, ...live } = app;
  return { apps: { ...rest, [name]: { ...live, removed: { redirect } } } };
}

/** The releases of an app that are live, a canary, or what a rollback may bring back. */
export function referencedVersions({ apps }: Registry, name: string): string[] {
  const app = apps[name];
  const versions = app ? [app.version, app.canary?.version, ...app.previous] : [];
  return versions.filter((version) => version !== undefined);
}

/** Whether a release of an app is live, a canary, or what a rollback may bring back. */
export function isReferenced(registry: Registry, name: string, version: string): boolean {
  return referencedVersions(registry, name).includes(version);
}

/** A registry with one app's entry taken from another registry, or without that app. */
export function withAppOf({ apps }: Registry, name: string, other: Registry): Registry {
  const { [name]: _replaced, ...rest } = apps;
  const entry = other.apps[name];
  return { apps: entry ? { ...rest, [name]: entry } : rest };
}

/** Apps whose live release, canary or removal differs, the shell first, because the others are judged with it. */
export function changedApps(before: Registry, after: Registry): string[] {
  return [...new Set([...Object.keys(before.apps), ...Object.keys(after.apps)])]
    .filter((name) => stateOf(before, name) !== stateOf(after, name))
    .toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'));
}

/** Changed apps that affect the live workers: a canary does not, as it has workers of its own. */
export function replacedApps(before: Registry, after: Registry): string[] {
  return changedApps(before, after).filter((name) => servedOf(before, name) !== servedOf(after, name));
}

function servedOf({ apps }: Registry, name: string): string {
  return JSON.stringify([apps[name]?.version, apps[name]?.removed]);
}

function stateOf(registry: Registry, name: string): string {
  return servedOf(registry, name) + JSON.stringify(registry.apps[name]?.canary ?? null);
}
