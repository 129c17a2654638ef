import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { withCanary } from '../registry/canary-share.ts';
import { activate, changedApps, withAppOf } from '../registry/registry.ts';
import { changeRegistry, readHistorySince } from '../registry/registry-log.ts';
import { emptyRegistry, type Registry, type Revision } from '../release.schema.ts';
import { fetchRelease } from './fetch-release.ts';
import { pushRelease } from './push-release.ts';
import type { ReleaseDatabase, SharedChange } from './release-database.ts';
import { readSynced, type Synced, writeSyncedFile } from './synced-file.ts';

/** What the database says of an app without releases in it. */
const nothingShared = { number: 0, apps: {} };

/**
 * Makes this machine's log and the database's say the same. The database's order counts: what was changed here since the
 * last time is entered there, on top of what others changed meanwhile; then what is live there becomes live here, once
 * its files are here and are what was published. Done again after a failure it goes on where it stopped.
 */
export async function syncRegistry(store: string, database: ReleaseDatabase): Promise<Synced> {
  while (true) {
    const known = await readSynced(store);
    const latest = await database.latestChange();
    const entered = await enterPending(store, database, { known, latest });
    if (entered === 'overtaken') continue;
    const { base, local } = entered;
    const adopted = base.number > 0 ? await adopt(store, database, base as SharedChange, local) : local;
    // Something was changed here while the files came.
    if (adopted === null) continue;
    const synced = { local: adopted, shared: base.number };
    if (!isDeepStrictEqual(known, synced)) await writeSyncedFile(store, synced);
    return synced;
  }
}

interface Known {
  known: Synced;
  latest: SharedChange | null;
}

interface Entered {
  /** The newest change in the database. */
  base: SharedChange | typeof nothingShared;
  /** The newest revision here that is part of it. */
  local: number;
}

/** Enters what was changed here and is not in the database. */
async function enterPending(
  store: string,
  database: ReleaseDatabase,
  { known, latest }: Known,
): Promise<Entered | 'overtaken'> {
  const history = await readHistorySince(store, known.local);
  // A database without a log, or one that was put back to yesterday, gets what is live here.
  const isBehind = (latest?.number ?? 0) < known.shared || latest === null;
  const pending = isBehind ? history.slice(-1) : history.filter(({ number }) => number > known.local);
  let base: Entered['base'] = latest ?? nothingShared;
  for (const revision of pending) {
    // The last change alone does not say what was live before it.
    const before = history.findLast(({ number }) => number < revision.number) ?? emptyRegistry;
    const apps = isBehind ? revision.apps : onTopOf(base, before, revision);
    for (const name of changedApps(base, { apps })) {
      for (const version of versionsOf(apps[name])) await pushRelease(store, database, name, version);
    }
    const change: SharedChange = { number: base.number + 1, origin: originOf(revision), event: revision.event, apps };
    const number = await database.enter(change);
    if (number === null) return 'overtaken';
    // Entered before, but what came after it was overtaken, or the answer was lost: what followed it there counts.
    base = number === change.number ? change : ((await database.latestChange()) ?? base);
  }
  return { base, local: Math.max(known.local, history.at(-1)?.number ?? 0) };
}

/** The live release, and a canary beside it. */
function versionsOf(app: Registry['apps'][string] | undefined): string[] {
  return [app?.version, app?.canary?.version].filter((version) => version !== undefined);
}

/** What a revision changed, done to another registry. */
function onTopOf(base: Registry, before: Registry, revision: Revision): Registry['apps'] {
  let next: Registry = { apps: base.apps };
  for (const name of changedApps(before, revision)) {
    const app = revision.apps[name];
    // A site took back what it could not serve: of another release that came meanwhile it says nothing.
    if (revision.event.action === 'refuse' && base.apps[name]?.version !== revision.event.version) continue;
    if (revision.event.action === 'canary' || revision.event.action === 'withdraw') {
      next = withCanary(next, name, app?.canary ?? null);
      continue;
    }
    next =
      app && !app.removed && revision.event.action !== 'refuse' && base.apps[name]
        ? activate(next, { name, ...app })
        : withAppOf(next, name, revision);
  }
  return next.apps;
}

/** Of a revision that was copied to another machine with its store, too. */
function originOf(revision: Revision): string {
  return createHash('sha256').update(JSON.stringify(revision)).digest('hex');
}

/** @returns the revision here that says the same; null where something was changed here meanwhile */
async function adopt(
  store: string,
  database: ReleaseDatabase,
  { event, apps }: SharedChange,
  local: number,
): Promise<number | null> {
  const here = (await readHistorySince(store, Infinity)).at(-1);
  if ((here?.number ?? 0) > local) return null;
  if (here && isDeepStrictEqual(here.apps, apps)) return here.number;
  for (const name of changedApps(here ?? emptyRegistry, { apps })) {
    for (const version of versionsOf(apps[name])) await fetchRelease(store, database, name, version);
  }
  const revision = await changeRegistry(store, (registry) => (registry.number > local ? null : { event, apps }));
  return revision?.number ?? null;
}
