import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import { hour } from '@ofgc/shared/dates/spans.ts';
import { fetchRelease } from '../../releases/database/fetch-release.ts';
import { pushNamed } from '../../releases/database/push-named.ts';
import { DatabaseAwayError, type ReleaseDatabase } from '../../releases/database/release-database.ts';
import { type Judged, notifySites, siteName } from '../../releases/database/shared-status.ts';
import { readSynced, type Synced } from '../../releases/database/synced-file.ts';
import { syncRegistry, type Unfetched } from '../../releases/database/sync-registry.ts';
import { pruneReleaseFolders } from '../../releases/store/prune-release-folders.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import { readRelease } from '../../releases/store/store.ts';
import { readStyles } from '../../composition/addresses/style-address.ts';
import { readCatalogueAddress } from '../../composition/addresses/catalogue-address.ts';
import { shutdownDrainTimeout } from '../../timeouts.ts';
import { followChanges } from '../page-cache/changes/change-stream.ts';

/** A change of this table announces that other releases are to be live. */
export const announcedTable = 'release_changes';
/** How often the database is queried without an announcement, in milliseconds. */
const pollInterval = 3_000;
/** The pause after which a live release is fetched again that could not be fetched, twice as long each time, in milliseconds. */
const firstPause = 3_000;
const longestPause = 60_000;
/** How long it is remembered that a release is here, or not even in the database, in milliseconds. */
const rememberedFor = 10_000;

/** A database that answers later than this, in milliseconds, is left alone for that time, too. */
const longestAnswer = 1_000;

/** How many releases are searched for at once; further ones count as missing, as anybody may ask for any number of them. */
const mostAtOnce = 16;

/** Time between two prunings of old releases, in milliseconds: a site that only receives releases runs no command that prunes. */
const pruneInterval = hour;

interface LinkOptions {
  store: string;
  database: ReleaseDatabase;
  logger: Pick<Logger, 'error' | 'info'>;
  /** What this site has judged. */
  judged: () => Judged;
  /** Called when all that is live is here again after something was missing. */
  onInStep?: () => void;
}

/** A running site's link to the release database: changes there become live here, and the other way round. */
export class DatabaseLink {
  readonly #options: LinkOptions;
  /** Releases that need not be searched for now. */
  readonly #settled = new LRUCache<string, true>({ max: 1_000, ttl: rememberedFor });
  /** Live releases that could not be fetched: why, and until when they are left alone. */
  readonly #unfetched = new LRUCache<string, { reason: unknown; pause: number; until: number }>({ max: 1_000 });
  /** Apps of which another release is live in the database than here. */
  unfetched: readonly Unfetched[] = [];
  readonly #fetching = new Map<string, Promise<void>>();
  /** States that were the same here and in the database, the oldest first, from the last one on that was judged here. */
  readonly #synced: Pick<Synced, 'local' | 'shared'>[] = [];
  #running: Promise<void> | undefined;
  #isAskedAgain = false;
  /** Whether the database has what is live here, with its files, or is being given it: once for each start is enough. */
  #isFilled = false;
  #isAway = false;
  /** The problem that was logged last. */
  #reported = '';
  #unfollow = () => {};
  #poll: NodeJS.Timeout | undefined;
  #prune: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** Starts to receive changes. */
  follow(): void {
    this.#unfollow = followChanges(this.#options.database.apiUrl, {
      secret: this.#options.database.secret,
      onChange: ({ tables }) => {
        if (!tables || tables.includes(announcedTable)) void this.sync();
      },
      onSilence: () => {},
    });
    this.#poll = setInterval(() => void this.sync(), pollInterval);
    this.#prune = setInterval(() => {
      pruneReleaseFolders(this.#options.store).catch((error: unknown) =>
        this.#options.logger.error({ err: error }, 'old releases could not be removed'),
      );
    }, pruneInterval);
    this.#prune.unref();
    void this.sync();
  }

  /** Resolves when this site has told the database that it ends, after two seconds at the latest. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unfollow();
    clearInterval(this.#poll);
    clearInterval(this.#prune);
    await Promise.race([this.#leave(), wait(shutdownDrainTimeout, undefined, { ref: false })]);
  }

  async #leave(): Promise<void> {
    await this.#running;
    const { store, database } = this.#options;
    if (!this.#isAway) await database.removeSite(siteName(store)).catch(() => {});
  }

  /** Runs one after the other; resolves when changes made before the call are entered. Never throws: a failure is retried. */
  async sync(): Promise<void> {
    if (this.#isStopped) return;
    if (this.#running) {
      this.#isAskedAgain = true;
      return this.#running;
    }
    this.#running = this.#syncAll();
    return this.#running;
  }

  async #syncAll(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#syncOnce();
    } while (this.#isAskedAgain && !this.#isStopped);
    // At once, as a call before that would wait for what has ended.
    this.#running = undefined;
  }

  async #syncOnce(): Promise<void> {
    const { store, database, logger, judged } = this.#options;
    try {
      await this.#noteSynced();
      const unfetched = await syncRegistry(store, database, this.#fetchLive);
      const isInStep = this.unfetched.length > 0 && unfetched.length === 0;
      this.unfetched = unfetched;
      if (isInStep) this.#options.onInStep?.();
      await this.#noteSynced();
      await notifySites(store, database, { shared: this.#judgedChange(), judged: judged(), unfetched });
      this.#isAway = false;
      const problem = unfetched.map(({ app, reason }) => `${app}: ${reason}`).join('; ');
      if (problem) this.#report(new Error(problem));
      else if (this.#reported) {
        logger.info('the releases here and in the database are in step again');
        this.#reported = '';
      }
      // The reconciler reports a registry that cannot be read.
      this.#fetchEarlier().catch(() => {});
      void this.#fill();
    } catch (error) {
      this.#isAway = true;
      this.#report(error as Error);
    }
  }

  async #noteSynced(): Promise<void> {
    const { local, shared } = await readSynced(this.#options.store);
    const last = this.#synced.at(-1);
    if (last?.local !== local || last.shared !== shared) this.#synced.push({ local, shared });
  }

  /** The newest change of the database that was judged here: several that follow each other are not judged at once. */
  #judgedChange(): number {
    const { number } = this.#options.judged();
    const newest = this.#synced.findLastIndex(({ local }) => local <= number);
    this.#synced.splice(0, newest);
    return newest < 0 ? 0 : (this.#synced[0]?.shared ?? 0);
  }

  /** Fetches a live release. Each try may download all of it up to what the database lacks, and changes made here wait meanwhile. */
  readonly #fetchLive: typeof fetchRelease = async (store, database, app, version) => {
    const name = `${app}@${version}`;
    const before = this.#unfetched.get(name);
    if (before && performance.now() < before.until) throw before.reason;
    try {
      const release = await fetchRelease(store, database, app, version);
      this.#unfetched.delete(name);
      return release;
    } catch (error) {
      const pause = Math.min(before ? before.pause * 2 : firstPause, longestPause);
      if (!(error instanceof DatabaseAwayError))
        this.#unfetched.set(name, { reason: error, pause, until: performance.now() + pause });
      throw error;
    }
  };

  async #fill(): Promise<void> {
    if (this.#isFilled) return;
    this.#isFilled = true;
    const { store, database, logger } = this.#options;
    try {
      for (const { name, version, error } of await pushNamed(store, database))
        logger.error({ err: error, remote: name, version }, 'a release could not be put into the database');
    } catch {
      // The registry cannot be read, or the database was away: after the next look again.
      this.#isFilled = false;
    }
  }

  /** Logs a problem once, until there is another one. */
  #report(error: Error): void {
    if (this.#reported === error.message) return;
    this.#reported = error.message;
    this.#options.logger.error({ err: error }, 'the releases here and in the database are not in step');
  }

  /** Fetches the releases that a rollback may need, before one does. */
  async #fetchEarlier(): Promise<void> {
    const { apps } = await readRegistry(this.#options.store);
    for (const [app, { previous }] of Object.entries(apps)) if (previous[0]) await this.#fetch(app, previous[0]);
  }

  /** Fetches releases that this machine lacks from the database, before one of their files is sent. @param url of a request */
  async fetchMissing(url: string): Promise<void> {
    await Promise.all(releasesOf(url).map(({ app, version }) => this.#fetch(app, version)));
  }

  async #fetch(app: string, version: string): Promise<void> {
    const { store, database } = this.#options;
    const name = `${app}@${version}`;
    if (this.#settled.has(name) || this.#isStopped) return;
    const begun = this.#fetching.get(name);
    if (begun) return begun;
    if (this.#fetching.size >= mostAtOnce) return;
    const fetching = (async () => {
      const asked = performance.now();
      const here = await readRelease(store, app, version).catch(() => null);
      const failure = here
        ? undefined
        : await fetchRelease(store, database, app, version).catch((error: unknown) => error);
      // While the database is away it is asked again with the next request, unless it hangs: each file would wait for it.
      const hangs = performance.now() - asked > longestAnswer;
      if (!(failure instanceof DatabaseAwayError) || hangs) this.#settled.set(name, true);
    })();
    this.#fetching.set(name, fetching);
    await fetching.finally(() => this.#fetching.delete(name));
  }
}

/** More releases than any page has: anybody can write an address, and each release in it that is not here costs a query. */
const maxReleases = 64;

/** The releases in the address of a file or of joined styles or texts; none where an app is in it twice, or there are too many. */
export function releasesOf(url: string): { app: string; version: string }[] {
  const path = url.split('?')[0] ?? '';
  const [, app, version] = /^\/assets\/([a-z]+)\/([\w.-]+)\/browser\//.exec(path) ?? [];
  if (app && version) return [{ app, version }];
  const releases = readStyles(path) ?? readCatalogueAddress(path)?.releases ?? [];
  const apps = new Set(releases.map(({ name }) => name));
  if (apps.size > maxReleases || apps.size < releases.length) return [];
  return releases.map(({ name, version: of }) => ({ app: name, version: of }));
}
