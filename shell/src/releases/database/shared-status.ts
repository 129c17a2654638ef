import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Revision } from '../release.schema.ts';
import type { ReleaseDatabase } from './release-database.ts';
import { readSynced } from './synced-file.ts';
import { statusTimeout } from '../../timeouts.ts';

/** How far back it is looked whether a site took a change back. */
const lookBack = 50;

/** What one running site says to those on other machines. */
const statusSchema = z.object({
  /** The newest change of the database that the site has judged; what it refused it has taken back there before. */
  shared: z.number(),
});

/** Of this machine and process: sites on one store are told apart, too. */
export const siteName = (store: string) => `${hostname()}:${process.pid}:${store}`;
const isHere = (store: string, name: string) => name.startsWith(`${hostname()}:`) && name.endsWith(`:${store}`);

/** Tells the others how far this site is. @param judged the newest revision of its own log that it has judged */
export async function notifySites(store: string, database: ReleaseDatabase, judged: number): Promise<void> {
  const { local, shared } = await readSynced(store);
  const status = { shared: judged >= local ? shared : shared - 1 };
  await database.putSite(siteName(store), JSON.stringify(status));
}

interface Awaited {
  store: string;
  database: ReleaseDatabase;
  revision: Revision;
  /** What the sites on this store say. */
  here: string;
}

/**
 * What the sites on other machines say of a change that the sites here have taken.
 * @returns one sentence @throws with the reason where one refused it, and where one says nothing within 40 s
 */
export async function awaitSharedStatus({ store, database, revision, here }: Awaited): Promise<string> {
  const { app, version } = revision.event;
  const { local, shared } = await readSynced(store);
  // Not entered in the database: it is away, and the others hear of it when it is back.
  if (local < revision.number) return here;
  const until = Date.now() + statusTimeout;
  while (true) {
    const history = await database.history(lookBack);
    const refusal = history.find(
      ({ number, event }) =>
        number > shared && event.action === 'refuse' && event.app === app && event.version === version,
    );
    if (refusal) throw new Error(`${app} ${version} was refused on another machine: ${refusal.event.why}`);
    const sites = (await database.sites()).map(({ name, status }) => ({
      name,
      ...statusSchema.parse(JSON.parse(status)),
    }));
    // What those on this store say is known already.
    const silent = sites.filter(({ name, shared: judged }) => judged < shared && !isHere(store, name));
    if (silent.length === 0) return sites.length > 1 ? `${here} All ${sites.length} sites have it.` : here;
    if (Date.now() > until) {
      const names = silent.map(({ name }) => name).join(', ');
      throw new Error(`Not said within ${statusTimeout / 1000} s whether ${app} ${version} is served: ${names}.`);
    }
    await wait(100);
  }
}
