import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { systemCode } from '../../process/system-error.ts';
import { withCanary, withdrawCanary } from '../registry/change-canary.ts';
import { changedApps, replacedApps, withAppOf } from '../registry/registry.ts';
import { bySite, changeRegistry, readHistorySince } from '../registry/registry-log.ts';
import { emptyRegistry, type Registry, type RegistryEvent, type Release, type Revision } from '../release.schema.ts';
import { replaceDamaged } from '../store/repair-live.ts';
import { enteredChange } from './entered-change.ts';
import { fetchRelease } from './fetch-release.ts';
import { pushRelease } from './push-release.ts';
import { DatabaseAwayError, type ReleaseDatabase, type SharedChange } from './release-database.ts';
import { readSynced, type Synced, writeSyncedFile } from './synced-file.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

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
    const adopting = { since: known.shared, local, unfetched, fetch };
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
    const { event, apps, isTooLate } = isBehind
      ? { ...revision, isTooLate: false }
      : await enteredChange(database, revision, { base, before, since: known.shared });
    for (const name of changedApps(base, { apps })) {
      for (const version of versionsOf(apps[name])) {
        const reason = await pushOrUndo(store, database, { name, version, now: history.at(-1)?.apps[name] });
        if (reason === null) continue;
        undone.push({ app: name, reason });
        return 'overtaken';
      }
    }
    const change: SharedChange = { number: base.number + 1, origin: originOf(revision), event, apps };
    const number = await database.enter(change);
    if (number === null) return 'overtaken';
    if (isTooLate && number === change.number) undone.push({ app: event.app, reason: tooLate(revision.event) });
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

function tooLate({ action, version, at }: RegistryEvent): string {
  return `the ${action} of ${version} at ${at} waited for the database: what went live elsewhere since then stays`;
}

/** The same for a copy of the revision, on another machine to which the store was copied. */
function originOf(revision: Revision): string {
  return createHash('sha256').update(JSON.stringify(revision)).digest('hex');
}

interface Adopting {
  /** The newest change of the database that was known here. */
  since: number;
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
  { since, local, unfetched, fetch }: Adopting,
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
  const missed =
    here && shared > since + 1
      ? (await database.history(mostSearched)).filter(({ number }) => number > since && number < shared)
      : [];
  const refusals = missedRefusals(missed, here ?? emptyRegistry, next);
  let newest = local;
  for (const change of [...refusals, { event, shared, ...next }]) {
    const last = newest;
    const revision = await changeRegistry(store, ({ number }) => (number > last ? null : change));
    if (!revision) return null;
    newest = revision.number;
  }
  return newest;
}

/**
 * Refusals of what is live here that other changes have followed: without them in the log here, a refused release would count as one that
 * has served until it was replaced.
 * @param changes that are not known here, the newest first
 */
function missedRefusals(changes: readonly SharedChange[], here: Registry, next: Registry) {
  const missed = replacedApps(here, next).flatMap((app) => {
    const last = changes.find(({ event }) => event.app === app && event.version === here.apps[app]?.version);
    return last?.event.action === 'refuse' ? last : [];
  });
  // Beside older releases of other apps what comes back could fail, and a site that reads the log in between would refuse it on all machines.
  let registry = missed.reduce((before, { event }) => withAppOf(before, event.app, here), next);
  return missed.map(({ event, number }) => {
    registry = withAppOf(registry, event.app, next);
    return { event, shared: number, ...registry };
  });
}
