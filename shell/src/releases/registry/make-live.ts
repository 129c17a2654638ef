import { splitLocale } from '@ofgc/shared/i18n';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { plainPath } from '@ofgc/shared/routes/plain-path.ts';
import type { Provenance } from '../build/provenance.ts';
import { builtFrom } from './built-from.ts';
import { activate, remove } from './registry.ts';
import { changeRegistry, registryEvent } from './registry-log.ts';
import type { Registry, Release, Revision } from '../release.schema.ts';
import { makeYoung } from '../store/store.ts';

/** Who changes the live releases, from which sources, and why. */
export type Reason = Provenance & { why: string };

/** Makes a release live. @param reason of an activation: who and why; the commit is the release's @returns null where it is live already */
export async function makeLive(
  store: string,
  action: 'deploy' | 'activate',
  release: Release,
  reason: Reason,
): Promise<Revision | null> {
  // One that has been in the store for long must not be pruned at this moment. If it is missing, the site says so.
  await makeYoung(store, release.name, release.version).catch(() => {});
  const by = action === 'activate' ? { ...reason, ...(await builtFrom(store, release)) } : reason;
  return changeRegistry(store, (registry) => {
    const now = registry.apps[release.name];
    if (now?.version === release.version && !now.removed) return null;
    return { event: registryEvent(action, release, by), ...activate(registry, release) };
  });
}

/**
 * Takes a section down. Its last live release stays in the store, so that `rollback` can bring it back.
 * @param redirect the path to which its addresses redirect; null: they answer 410
 */
export async function takeDown(
  store: string,
  name: string,
  redirect: string | null,
  reason: Reason,
): Promise<Revision> {
  const revision = await changeRegistry(store, (registry) => {
    if (name === 'shell') throw new Error('The shell cannot be taken down: every page stands in it.');
    const app = registry.apps[name];
    if (!app) throw new Error(`${name} was never live here: there is nothing to take down.`);
    if (app.removed) throw new Error(`${name} was taken down already.`);
    const gone = redirect && goneBelow(redirect, registry, name);
    if (gone) throw new Error(`${redirect} leads nowhere: it belongs to ${gone}, which is taken down.`);
    return {
      event: registryEvent('remove', { name, version: app.version }, reason),
      ...remove(registry, name, redirect),
    };
  });
  return revision as Revision;
}

/** The section, taken down or about to be, that a path belongs to: a redirect to that path would never end. */
export function goneBelow(path: string, { apps }: Registry, name: string): string | undefined {
  const target = splitLocale(plainPath(new URL(path, 'http://site').pathname)).path;
  return Object.keys(apps).find(
    (one) => (one === name || apps[one]?.removed) && apps[one]?.mounts.some((mount) => isBelow(target, mount)),
  );
}
