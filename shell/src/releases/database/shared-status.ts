import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { RegistryEvent, Revision } from '../release.schema.ts';
import { DatabaseAwayError, type ReleaseDatabase } from './release-database.ts';
import type { RefusedRelease } from '../registry/deploy-status.ts';
import type { Unfetched } from './sync-registry.ts';
import { readSyncedOrZeros } from './synced-file.ts';
import { statusTimeout } from '../../timeouts.ts';

/** How many of the latest changes are searched for a refusal. */
const lookBack = 50;

/** How much of a reason is reported, in characters: an error of a release's code may be of any length, and the database takes a few of these. */
const mostOfReason = 2_000;

/** The changes after which their release is the live one. */
const livening: readonly RegistryEvent['action'][] = ['deploy', 'activate', 'rollback'];

/** The status that one running site reports to other machines. */
const statusSchema = z.object({
  /** The newest change of the database that the site has judged; refused changes have been taken back before. */
  shared: z.number(),
  /** Apps whose live release the site could not fetch; sites of an earlier version do not report them. */
  unfetched: z.array(z.object({ app: z.string(), reason: z.string() })).default([]),
  /** Apps whose change the site could not try, through no fault of the release; likewise. */
  postponed: z.array(z.object({ app: z.string(), reason: z.string() })).default([]),
});

/** What one running site has judged. */
export interface Judged {
  /** The newest revision of its own log. */
  number: number;
  /** Changes that it could not try, through no fault of the release. */
  postponed: readonly Pick<RefusedRelease, 'name' | 'reason'>[];
}

/** Names this machine, process and store, so that several sites on one store are told apart, too. */
export const siteName = (store: string) => `${hostname()}:${process.pid}:${store}`;
const isHere = (store: string, name: string) => name.startsWith(`${hostname()}:`) && name.endsWith(`:${store}`);

/** Reports this site's status to the others. @param shared the newest change of the database that it has judged */
export async function notifySites(
  store: string,
  database: ReleaseDatabase,
  { shared, judged, unfetched }: { shared: number; judged: Judged; unfetched: readonly Unfetched[] },
): Promise<void> {
  const postponed = judged.postponed.map(({ name, reason }) => ({ app: name, reason }));
  const shortened = (lacking: readonly Unfetched[]) =>
    lacking.map(({ app, reason }) => ({ app, reason: reason.slice(0, mostOfReason) }));
  const status = { shared, unfetched: shortened(unfetched), postponed: shortened(postponed) };
  await database.putSite(siteName(store), JSON.stringify(status));
}

/** The sites that run now, with what they have reported. */
async function readSites(database: Pick<ReleaseDatabase, 'sites'>) {
  return (await database.sites()).map(({ name, status }) => ({ name, ...statusSchema.parse(JSON.parse(status)) }));
}

/** A running site, on this machine or another. */
export interface Machine {
  name: string;
  /** App → version, by the newest change that it has judged. */
  live: Record<string, string>;
  /** Apps whose change it does not serve, and why. */
  lacking: readonly { app: string; reason: string }[];
}

/** What each running site serves. */
export async function readMachines(database: Pick<ReleaseDatabase, 'sites' | 'history'>): Promise<Machine[]> {
  const [sites, history] = await Promise.all([readSites(database), database.history(lookBack)]);
  return sites.map(({ name, shared, unfetched, postponed }) => {
    const judged = history.filter(({ number }) => number <= shared).toSorted((a, b) => a.number - b.number);
    const versions = Object.entries(judged.at(-1)?.apps ?? {}).map(([app, { version }]) => [app, version] as const);
    return { name, live: Object.fromEntries(versions), lacking: [...unfetched, ...postponed] };
  });
}

interface Awaited {
  store: string;
  database: ReleaseDatabase;
  revision: Revision;
  /** The result from the sites on this store. */
  here: string;
}

/**
 * Waits for the result of a change from the sites on other machines, after the sites here have accepted it.
 * @returns one sentence, also where the database goes away meanwhile: the change is served here
 * @throws with the reason where a site refused it, where it was replaced meanwhile, and where a site reports nothing within 40 s
 */
export async function awaitSharedStatus(awaited: Awaited): Promise<string> {
  try {
    return await judgedElsewhere(awaited);
  } catch (error) {
    if (!(error instanceof DatabaseAwayError)) throw error;
    return `${awaited.here} The database of releases went away before the other machines had answered: they follow once it is back.`;
  }
}

async function judgedElsewhere({ store, database, revision, here }: Awaited): Promise<string> {
  const { action, app, version } = revision.event;
  const undoing = action === 'canary' ? 'withdraw' : 'refuse';
  const synced = await readSyncedOrZeros(store);
  // Not entered in the database yet: the others receive the change later.
  if (synced.local < revision.number) return here;
  const until = performance.now() + statusTimeout;
  while (true) {
    // Read before the history: a site enters a refusal before it reports that it has judged.
    const sites = await readSites(database);
    const history = await database.history(lookBack);
    // What followed it is synchronised too, a refusal of it included.
    const shared = history.find(({ event }) => isDeepStrictEqual(event, revision.event))?.number ?? synced.shared;
    const refusal = history.find(
      ({ number, event }) =>
        number > shared && event.action === undoing && event.app === app && event.version === version,
    );
    if (refusal) throw new Error(`${app} ${version} was refused on another machine: ${refusal.event.why}`);
    // The result from the sites on this store is known already.
    const others = sites.filter(({ name }) => !isHere(store, name));
    const lacking = (site: (typeof sites)[number]) =>
      [...site.unfetched, ...site.postponed].find((one) => one.app === app);
    const behind = others.filter((site) => site.shared < shared || lacking(site));
    if (behind.length === 0) {
      if (sites.length < 2) return here;
      const live = history[0]?.apps[app];
      if (livening.includes(action) && (live?.version !== version || live.removed))
        throw new Error(`${app} ${version} was replaced or taken down meanwhile, on another machine at least.`);
      if (action === 'remove' && live && !live.removed)
        throw new Error(`${app} was brought back meanwhile: ${live.version} is live.`);
      return `${here} All ${sites.length} sites have it.`;
    }
    if (performance.now() > until) {
      const names = behind.map((site) => [site.name, lacking(site)?.reason].filter(Boolean).join(': ')).join(', ');
      throw new Error(`Not said within ${statusTimeout / 1000} s whether ${app} ${version} is served: ${names}.`);
    }
    await wait(100);
  }
}
