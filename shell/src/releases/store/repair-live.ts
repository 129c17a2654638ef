import { rename, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { activate } from '../registry/registry.ts';
import { changeRegistry, readRegistry, registryEvent } from '../registry/registry-log.ts';
import { systemCode } from '../../process/system-error.ts';
import { findDamage } from './release-files.ts';
import type { Release } from '../release.schema.ts';
import { readRelease, releaseFolder } from './store.ts';

type Warn = (sentence: string) => void;

/**
 * Reports live releases and canaries whose files have changed since the build, and renames their folders, so that a new build of the
 * same sources takes their place.
 */
export async function setDamagedAside(store: string, warn: Warn): Promise<void> {
  const { apps } = await readRegistry(store);
  const served = Object.entries(apps).flatMap(([name, { version, canary }]) =>
    canary
      ? [
          { name, version },
          { name, version: canary.version },
        ]
      : [{ name, version }],
  );
  for (const { name, version } of served) {
    const damage = await damageOf(store, name, version);
    if (!damage) continue;
    const folder = releaseFolder(store, name, version);
    const aside = `${folder}.damaged-${Date.now()}`;
    const isKept = await rename(folder, aside).then(
      () => true,
      () => false,
    );
    // Counts as written now: by its own age it might be removed at once.
    if (isKept) await utimes(aside, new Date(), new Date());
    warn(`${name} ${version}: ${damage}.${isKept ? ` It is kept as ${aside}.` : ''}`);
  }
}

/**
 * Fetches live releases and canaries that are still missing. Where that fails, the app's last good release takes the live one's place;
 * without a good one nothing is changed.
 * @param fetch from another place where the site keeps its releases
 */
export async function fallBackToWhole(
  store: string,
  warn: Warn,
  fetch: (name: string, version: string) => Promise<unknown>,
): Promise<void> {
  const { apps } = await readRegistry(store);
  /** @returns what is damaged still */
  const mend = async (name: string, version: string) => {
    if (!(await damageOf(store, name, version))) return null;
    await fetch(name, version).catch(() => {});
    const damage = await damageOf(store, name, version);
    if (!damage) warn(`${name} ${version} was fetched again.`);
    return damage;
  };
  for (const [name, { version, previous, removed, canary }] of Object.entries(apps)) {
    // One that stays damaged is withdrawn once its workers do not start.
    if (canary) await mend(name, canary.version);
    const damage = await mend(name, version);
    // A section that was taken down stays so: without whole files it only cannot come back.
    if (!damage || removed) continue;
    // The site starts without a section rather than not at all.
    const replaced = await replaceDamaged(store, { name, version, previous, damage }).catch(
      (error: unknown) => `${name} ${version} cannot be replaced: ${String(error)}.`,
    );
    if (replaced) warn(replaced);
  }
}

/** Makes an app's last good release live. @returns what was done, in a sentence; null where no release is whole */
export async function replaceDamaged(
  store: string,
  {
    name,
    version,
    previous,
    damage,
  }: Pick<Release, 'name' | 'version'> & { previous: readonly string[]; damage: string },
): Promise<string | null> {
  const good = await newestWhole(store, name, previous);
  if (!good) return null;
  const by = { who: hostname(), commit: good.commit, isDirty: false, why: `${version}: ${damage}` };
  const revision = await changeRegistry(store, (registry) => {
    if (registry.apps[name]?.version !== version) return null;
    return { event: registryEvent('start', good, by), standsInFor: version, ...activate(registry, good) };
  });
  return revision && `${name} ${version} could not be made again: the last good release ${good.version} goes live.`;
}

async function newestWhole(store: string, name: string, versions: readonly string[]): Promise<Release | null> {
  for (const version of versions) {
    const release = await readRelease(store, name, version).catch(() => null);
    const damage =
      release && (await findDamage(releaseFolder(store, name, version), release).catch(() => 'unreadable'));
    if (release && damage === null) return release;
  }
  return null;
}

/** @returns null also where the system has failed: what cannot be read now may be whole */
async function damageOf(store: string, name: string, version: string): Promise<string | null> {
  try {
    const release = await readRelease(store, name, version);
    return await findDamage(releaseFolder(store, name, version), release);
  } catch (error) {
    return systemCode(error) === undefined ? 'release.json is missing or not readable' : null;
  }
}
