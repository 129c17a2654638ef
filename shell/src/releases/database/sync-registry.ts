import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { systemCode } from '../../process/system-error.ts';
import { withCanary, withdrawCanary } from '../registry/change-canary.ts';
import { activate, changedApps, remove, replacedApps, withAppOf } from '../registry/registry.ts';
import { bySite, changeRegistry, readHistorySince } from '../registry/registry-log.ts';
import { emptyRegistry, type Registry, type RegistryEvent, type Release, type Revision } from '../release.schema.ts';
import { replaceDamaged } from '../store/repair-live.ts';
import { fetchRelease } from './fetch-release.ts';
import { pushRelease } from './push-release.ts';
import { DatabaseAwayError, type ReleaseDatabase, type SharedChange } from './release-database.ts';
import { readSynced, type Synced, writeSyncedFile } from './synced-file.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

/** In how many of an app’s last changes the one is looked for that a refusal brings back. */
const lookBack = 50;

/** In how many of the last changes a restored store looks for its own: the most that the database gives at once. */
const mostSearched = 200;

/** The state of a database without any change. */
const nothingShared = { number: 0, apps: {} };

/** An app whose releases could not be fetched; what was live of it here stays. */
export interface Unfetched {
  app: string;
  reason: string;
}

/**
 * Synchronises this machine's log with the database's. The database's order counts: changes made here since the last time are
 * entered there, on top of changes that others made meanwhile; then the database's live releases become live here, once their
 * files are here and verified, each app alone. After a failure the next call goes on where this one stopped.
 * @param fetch gets a release that is live in the database @returns the apps that are not in step
 */
export async function syncRegistry(
  store: string,
  database: ReleaseDatabase,
  fetch: typeof fetchRelease = fetchRelease,
): Promise<Unfetched[]> {
  const undone: Unfetched[] = [];
  while (true) {
    const known = await readSynced(store);
    const latest = await database.latestChange();
    const entered = await enterPending(store, database, { known, latest, undone });
    if (entered === 'overtaken') continue;
    const { base, local } = entered;
    const unfetched: Unfetched[] = [];
    const adopting = { local, unfetched, fetch };
    const adopted = base.number > 0 ? await adopt(store, database, base as SharedChange, adopting) : local;
    // The registry was changed here while the files were fetched.
    if (adopted === null) continue;
    const synced = { local: adopted, shared: base.number, unfetched: unfetched.map(({ app }) => app) };
    if (!isDeepStrictEqual(known, synced)) await writeSyncedFile(store, synced);
    return [...undone, ...unfetched];
  }
}

interface Known {
  known: Synced;
  latest: SharedChange | null;
  /** Receives the apps whose releases here could not be published. */
  undone: Unfetched[];
}

interface Entered {
  /** The newest change in the database. */
  base: SharedChange | typeof nothingShared;
  /** The newest revision here that the database includes. */
  local: number;
}

/** Enters the changes made here that the database lacks. */
async function enterPending(
  store: string,
  database: ReleaseDatabase,
  { known, latest, undone }: Known,
): Promise<Entered | 'overtaken'> {
  const history = await readHistorySince(store, known.local);
  // A database that is empty or was restored from an older backup gets the releases that are live here, unless another machine has entered
  // its own and something newer went live since: the older releases of this machine would replace that.
  const isNewer = latest !== null && latest.event.at > (history.at(-1)?.event.at ?? '');
  const isBehind = latest === null || (latest.number < known.shared && !isNewer);
  // A copy of a change may be newer than what is noted, if this process was killed in between.
  const since = known.local || (await newestEntered(database, history));
  const isPending = ({ number, shared }: Revision) => number > since && shared === undefined;
  const pending = isBehind ? history.slice(-1) : history.filter(isPending);
  let base: Entered['base'] = latest ?? nothingShared;
  for (const revision of pending) {
    // A new machine could not ask the others when it started: its own sources are no release until they are deployed.
    const isOwnStart = known.shared === 0 && revision.event.action === 'start';
    if (!isBehind && (isOwnStart || (await isWholeElsewhere(store, database, base, revision)))) continue;
    // The last change alone does not show what was live before it.
    const before = history.findLast(({ number }) => number < revision.number) ?? emptyRegistry;
    const apps = isBehind ? revision.apps : onTopOf(base, before, await asElsewhere(database, revision));
    for (const name of changedApps(base, { apps })) {
      for (const version of versionsOf(apps[name])) {
        const reason = await pushOrUndo(store, database, { name, version, now: history.at(-1)?.apps[name] });
        if (reason === null) continue;
        undone.push({ app: name, reason });
        return 'overtaken';
      }
    }
    const event = isOver(revision, apps) ? withdrawalOf(revision) : revision.event;
    const change: SharedChange = { number: base.number + 1, origin: originOf(revision), event, apps };
    const number = await database.enter(change);
    if (number === null) return 'overtaken';
    // Entered earlier, but a later change was overtaken, or the response was lost: changes that followed in the database count.
    base = number === change.number ? change : ((await database.latestChange()) ?? base);
  }
  return { base, local: Math.max(known.local, history.at(-1)?.number ?? 0) };
}

/** The number of the newest revision that the database has, for a store that was restored: what is older was replaced long ago, entered or not. */
async function newestEntered(database: ReleaseDatabase, history: readonly Revision[]): Promise<number> {
  const changes = await database.history(mostSearched);
  const isEntered = (revision: Revision) => changes.some(({ event }) => isDeepStrictEqual(event, revision.event));
  return history.findLast(isEntered)?.number ?? 0;
}

interface Pushed extends Pick<Release, 'name' | 'version'> {
  /** The app as it is now in the registry here. */
  now: Registry['apps'][string] | undefined;
}

/**
 * Publishes a release. If its files were damaged before and nobody else has it, the last good one takes its place here: waiting for it
 * would hold up all changes of the other sections. @returns what was done instead, in a sentence @throws where no release is whole
 */
async function pushOrUndo(
  store: string,
  database: ReleaseDatabase,
  { name, version, now }: Pushed,
): Promise<string | null> {
  try {
    await pushRelease(store, database, name, version);
    return null;
  } catch (error) {
    if (error instanceof DatabaseAwayError || systemCode(error) !== undefined) throw error;
    // What was replaced, refused or taken down since may have been pruned, too.
    if (!now || now.removed || !versionsOf(now).includes(version)) return null;
    if (await isFetched(store, database, name, version)) {
      // Whole here, but still not there: something else is wrong.
      if ((await database.release(name, version)) === null) throw error;
      return null;
    }
    const damage = messageOf(error);
    if (now.canary?.version === version) {
      await withdrawCanary(store, { name, version }, bySite(damage));
      return `the canary ${version} is withdrawn: ${damage}`;
    }
    const replaced = await replaceDamaged(store, { name, version, previous: now.previous, damage });
    if (replaced === null) throw error;
    return replaced;
  }
}

/**
 * Whether a change only stands in for files that are damaged here: what is live in the database then becomes live here again, with its
 * files. @throws DatabaseAwayError
 */
async function isWholeElsewhere(
  store: string,
  database: ReleaseDatabase,
  { apps }: Registry,
  { event: { app }, standsInFor }: Revision,
): Promise<boolean> {
  if (standsInFor === undefined) return false;
  return apps[app]?.version !== standsInFor || isFetched(store, database, app, standsInFor);
}

/** Whether the database has a release whole, which then is here, too. @throws DatabaseAwayError */
function isFetched(store: string, database: ReleaseDatabase, app: string, version: string): Promise<boolean> {
  return fetchRelease(store, database, app, version).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DatabaseAwayError) throw error;
      return false;
    },
  );
}

/** The live release's version, and the canary's. */
function versionsOf(app: Registry['apps'][string] | undefined): string[] {
  return [app?.version, app?.canary?.version].filter((version) => version !== undefined);
}

/** A refusal brings back what was live before on all machines: this one may have been away, and know only an older release. */
async function asElsewhere(database: ReleaseDatabase, revision: Revision): Promise<Revision> {
  const { action, app, version } = revision.event;
  if (action !== 'refuse') return revision;
  const changes = await database.history(lookBack, app);
  const before = changes.find(({ apps }) => apps[app]?.version !== version);
  return before ? { ...revision, ...withAppOf(revision, app, before) } : revision;
}

/** Applies a revision's changes to another registry. */
function onTopOf(base: Registry, before: Registry, revision: Revision): Registry['apps'] {
  let next: Registry = { apps: base.apps };
  for (const name of changedApps(before, revision)) {
    const app = revision.apps[name];
    // A site took back a release that it could not serve: this does not concern what was deployed or taken down meanwhile.
    if (revision.event.action === 'refuse' && replacedApps(before, base).includes(name)) continue;
    // A rollback means what was live here: what is live elsewhere stays, where it is something else.
    if (revision.event.action === 'rollback' && changedApps(before, base).includes(name)) continue;
    // Likewise for a canary that was withdrawn.
    if (revision.event.action === 'withdraw' && base.apps[name]?.canary?.version !== revision.event.version) continue;
    // A canary is compared with what is live: not with a section that was taken down meanwhile, nor with itself.
    const hasNoRival = base.apps[name]?.removed || base.apps[name]?.version === app?.canary?.version;
    if (revision.event.action === 'canary' && hasNoRival) continue;
    if (revision.event.action === 'canary' || revision.event.action === 'withdraw') {
      next = withCanary(next, name, app?.canary ?? null);
      continue;
    }
    // What went live meanwhile is what comes back.
    if (revision.event.action === 'remove' && app?.removed && base.apps[name]) {
      next = remove(next, name, app.removed.redirect);
      continue;
    }
    next =
      app && !app.removed && revision.event.action !== 'refuse' && base.apps[name]
        ? activate(next, { name, ...app })
        : withAppOf(next, name, revision);
  }
  return next.apps;
}

/** Whether a canary ended before it was entered. */
function isOver({ event: { action, app, version } }: Revision, apps: Registry['apps']): boolean {
  return action === 'canary' && apps[app]?.canary?.version !== version;
}

/** What is entered instead of a canary that is over: whoever waits for it is told. */
function withdrawalOf({ event }: Revision): RegistryEvent {
  const why = 'its section was taken down, or its release made live, on another machine before it began';
  return { ...event, action: 'withdraw', why };
}

/** The same for a copy of the revision, on another machine to which the store was copied. */
function originOf(revision: Revision): string {
  return createHash('sha256').update(JSON.stringify(revision)).digest('hex');
}

interface Adopting {
  /** The newest revision here that the database includes. */
  local: number;
  /** Receives the apps whose releases could not be fetched. */
  unfetched: Unfetched[];
  fetch: typeof fetchRelease;
}

/** @returns the revision here with the same content; null where the registry was changed here meanwhile @throws DatabaseAwayError */
async function adopt(
  store: string,
  database: ReleaseDatabase,
  { number: shared, event, apps }: SharedChange,
  { local, unfetched, fetch }: Adopting,
): Promise<number | null> {
  const here = (await readHistorySince(store, Infinity)).at(-1);
  if ((here?.number ?? 0) > local) return null;
  let next: Registry = { apps };
  const isFetched = async (app: string, version: string) => {
    try {
      await fetch(store, database, app, version);
      return true;
    } catch (error) {
      // A machine without releases has nothing that could stay.
      if (error instanceof DatabaseAwayError || !here) throw error;
      unfetched.push({ app, reason: messageOf(error) });
      return false;
    }
  };
  for (const app of changedApps(here ?? emptyRegistry, { apps })) {
    const { version, canary } = apps[app] ?? {};
    if (version !== undefined && !(await isFetched(app, version))) next = withAppOf(next, app, here ?? emptyRegistry);
    else if (canary) await isFetched(app, canary.version);
  }
  // Beside other releases than elsewhere a canary may fail, and would be withdrawn for all machines.
  if (unfetched.length > 0) for (const app of Object.keys(next.apps)) next = withCanary(next, app, null);
  if (here && isDeepStrictEqual(here.apps, next.apps)) return here.number;
  const revision = await changeRegistry(store, ({ number }) => (number > local ? null : { event, shared, ...next }));
  return revision?.number ?? null;
}
