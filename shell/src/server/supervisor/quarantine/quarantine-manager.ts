import type { Logger } from 'pino';
import { quarantineDrainTimeout } from '../../../timeouts.ts';
import type { Registry } from '../../../releases/release.schema.ts';
import type { Fault } from '../../worker/worker-messages.ts';
import { readRelease } from '../../../releases/store/store.ts';
import { type ServedRegistry, withFallbacks } from './fallback.ts';
import { maxUrls, Quarantine, type QuarantinedRelease } from './quarantine.ts';
import {
  readOwnQuarantined,
  type ReleaseRequest,
  writeQuarantined,
} from '../../../releases/registry/quarantine-file.ts';
import { longestQuarantine } from './quarantine-limits.ts';
import { WorkerStartError } from '../processes/worker-start-error.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { isReleaseFault } from './is-release-fault.ts';

/** Time between two checks for quarantines that are over, in milliseconds. */
const reviewInterval = 2_000;

interface QuarantineManagerOptions {
  store: string;
  /** Names the site's file among those of a store. */
  site: string;
  pool: Pick<WorkerPool, 'start' | 'restartTurn' | 'replenish' | 'try' | 'served'>;
  logger: Pick<Logger, 'error' | 'info'>;
  /** The registry that was accepted last. */
  live: () => Registry;
  /** Stops running the code of these remotes in all workers that serve now. */
  suspend: (remotes: readonly string[]) => void;
  /** Queues a change of the pool, so that only one runs at a time. */
  enqueue: (change: () => Promise<void>) => Promise<void>;
}

/** Starts a set of workers. @param verify names of the releases that it verifies first */
type Start = (served: ServedRegistry, verify: string[]) => Promise<void>;

/**
 * Keeps harmful releases out of the workers: the workers stop running a quarantined release's code at once, the last good
 * release of its remote takes its place, and when its quarantine is over it is tried in a worker without visitors.
 */
export class QuarantineManager {
  readonly #options: QuarantineManagerOptions;
  readonly #quarantine = new Quarantine();
  /** Fallback releases that failed themselves. */
  readonly #refused = new Set<string>();
  /** The request to end a remote's quarantine that was met last: it stays in the store, and comes again and again. */
  readonly #handled = new Map<string, number>();
  /** Releases that are being tried again now. */
  readonly #tried = new Set<string>();
  readonly #review: NodeJS.Timeout;
  /** No workers could be started for what is quarantined now: the next review tries again. */
  #isBehind = false;
  /** Workers are going to be started that serve what is quarantined then. */
  #restarting: Promise<void> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: QuarantineManagerOptions) {
    this.#options = options;
    this.#review = setInterval(() => this.#reviewAll(), reviewInterval);
    this.#review.unref();
  }

  /** The quarantined releases that are live, with their times as milliseconds of the real clock. */
  get quarantined(): QuarantinedRelease[] {
    return this.#quarantinedOf(this.#options.live());
  }

  #quarantinedOf({ apps }: Registry): QuarantinedRelease[] {
    const toReal = Date.now() - performance.now();
    return this.#quarantine.releases
      .filter(({ remote, version }) => apps[remote]?.version === version)
      .map((release) => ({
        ...release,
        since: Math.round(release.since + toReal),
        until: Math.round(release.until + toReal),
      }));
  }

  close(): void {
    clearInterval(this.#review);
  }

  /** Goes on with the quarantines of the site's last run: a release that harms the whole machine must not serve again untried. */
  async restore(): Promise<void> {
    const { store, site } = this.#options;
    const toProcess = performance.now() - Date.now();
    const longest = Date.now() + longestQuarantine;
    for (const { since, until, ...known } of await readOwnQuarantined(store, site).catch(() => []))
      this.#quarantine.restore({
        ...known,
        since: since + toProcess,
        until: Math.min(until, longest) + toProcess,
        urls: [],
      });
  }

  /** @param urls requested from the worker then @returns whether the release is quarantined: workers without it are being started */
  judge(fault: Fault, urls: readonly string[] = []): boolean {
    const { pool, logger, suspend } = this.#options;
    const { remote, version, kind, part, message } = fault;
    // A worker that is being drained may still run the release before the live one.
    if (pool.served.registry.apps[remote]?.version !== version) return true;
    logger.error({ remote, version, part, kind }, `${remote} ${version} ${message}`);
    if (!this.#quarantine.blame(fault, urls)) return this.#quarantine.has(remote, version);
    logger.error({ remote, version, kind }, 'quarantined');
    void this.#note();
    // None of the code runs when it did not load.
    if (kind !== 'load') suspend(this.#suspended);
    void this.#restart();
    return true;
  }

  /** Starts workers with the live registry. @throws when not even the shell starts */
  async startLive(): Promise<void> {
    const { live, pool } = this.#options;
    await this.#serve(live(), (served, verify) => pool.start(served, { verify, grace: quarantineDrainTimeout }));
    await this.#note();
  }

  /**
   * Starts workers with a registry that was deployed; deploying a release again ends its quarantine.
   * @param changed names of the apps to verify @throws the reason why the registry cannot be served
   */
  async startDeployed(wanted: Registry, changed: string[]): Promise<void> {
    for (const name of changed) {
      this.#quarantine.release(name, wanted.apps[name]?.version);
      this.#refused.delete(`${name}@${wanted.apps[name]?.version}`);
    }
    let accepted = this.#options.live();
    try {
      await this.#serve(wanted, (served, verify) => this.#options.pool.start(served, { verify }), changed);
      accepted = wanted;
    } finally {
      // Another section may have been quarantined on the way, and one that was replaced is no longer live.
      await this.#note(accepted);
    }
  }

  /** Ends all quarantines. */
  forget(): void {
    for (const { remote } of this.#quarantine.releases) this.#quarantine.release(remote);
  }

  /** Ends a remote's quarantine on an operator's request. The same request may come more than once. */
  release({ remote, at }: ReleaseRequest): void {
    if (this.#handled.get(remote) === at) return;
    this.#handled.set(remote, at);
    // By a clock that is ahead it may be of the future: what is quarantined after this moment stays.
    const until = Math.min(at - Date.now(), 0) + performance.now();
    const ended = this.#quarantine.releases.filter((one) => one.remote === remote && one.since <= until);
    if (ended.length === 0) return;
    for (const { version } of ended) this.#quarantine.release(remote, version);
    this.#options.logger.info({ remote }, 'released from quarantine by command');
    // At once: the command waits for it, and no workers may start for a while.
    void this.#note();
    void this.#restart();
  }

  /** Replaces the workers by some without the quarantined releases. Deploys do not wait until the limit of forks allows it. */
  #restart(): Promise<void> {
    const { pool, enqueue } = this.#options;
    this.#restarting ??= pool.restartTurn().then(() => {
      this.#restarting = undefined;
      return enqueue(() => this.#startAgain());
    });
    return this.#restarting;
  }

  /** @throws where no workers start: the next review tries again */
  async #startAgain(): Promise<void> {
    try {
      await this.startLive();
    } catch (error) {
      this.#isBehind = true;
      this.#options.pool.replenish();
      throw error;
    }
  }

  /**
   * Starts workers without the quarantined releases; a release that turns out to be bad on the way is left out too.
   * @param changed names of the apps that are tried, whose own faults are thrown
   */
  async #serve(registry: Registry, start: Start, changed: readonly string[] = []): Promise<void> {
    const { store, pool, suspend } = this.#options;
    const tried = changed.filter((name) => registry.apps[name] && !registry.apps[name].removed);
    const names = Object.keys(registry.apps).length;
    /** Fallbacks that this attempt leaves out, to see whether what failed without a name was their doing. */
    let suspects: string[] = [];
    const isRefused = (remote: string, version: string) =>
      this.#isRefused(remote, version) || suspects.some((one) => one.startsWith(`${remote}@`));
    for (let attempt = 0; ; attempt++) {
      if (attempt > 0) await pool.restartTurn();
      const served = await withFallbacks(store, registry, this.#quarantine, isRefused);
      const fallbacks = served.fallbacks.filter(
        (name) => pool.served.registry.apps[name]?.version !== served.registry.apps[name]?.version,
      );
      try {
        await start(served, [...tried, ...fallbacks]);
        // The remotes whose last good releases these are get the ones before them.
        for (const suspect of suspects) this.#refused.add(suspect);
        if (suspects.length > 0) void this.#restart();
        // A release that was quarantined while the new workers started is loaded in them; the canary's go on with what is free again.
        suspend(this.#suspended);
        return;
      } catch (error) {
        const faulty = error instanceof WorkerStartError ? error.fault?.remote : undefined;
        const isFallbacks = faulty !== undefined && fallbacks.includes(faulty) && !tried.includes(faulty);
        const isJudged = !isFallbacks && tried.length > 0 && isReleaseFault(error, tried);
        if (isJudged && faulty === undefined && fallbacks.length > 0) {
          suspects = [...suspects, ...fallbacks.map((name) => `${name}@${served.registry.apps[name]?.version}`)];
          continue;
        }
        if (isJudged || attempt > names * 2 || !this.#leaveOut(error, served, fallbacks)) throw error;
      }
    }
  }

  /** @returns whether a release was left out, so that another attempt makes sense */
  #leaveOut(error: unknown, served: ServedRegistry, fallbacks: readonly string[]): boolean {
    const fault = error instanceof WorkerStartError ? error.fault : undefined;
    this.#options.logger.error({ err: error, fault }, 'the workers did not start');
    const bad = fallbacks.filter((name) => isReleaseFault(error, [name]));
    for (const name of bad) this.#refused.add(`${name}@${served.registry.apps[name]?.version}`);
    // A worker that dies at its start has only imported the release's code, which proves the release guilty.
    return bad.length > 0 || (fault !== undefined && this.#quarantine.blame({ ...fault, kind: 'load' }));
  }

  #reviewAll(): void {
    if (this.#isBehind) void this.#restart();
    this.#isBehind = false;
    const { apps } = this.#options.live();
    // A quarantined release that is no longer live stays in quarantine, so that it is not used as a fallback either.
    const live = this.#quarantine.due().filter(({ remote, version }) => apps[remote]?.version === version);
    for (const release of live)
      this.#tryAgain(release).catch((error: unknown) =>
        this.#options.logger.error({ err: error, remote: release.remote }, 'could not be tried again'),
      );
  }

  /** Tries a release whose quarantine is over. Not queued, as slow pages would hold up deploys and other quarantines meanwhile. */
  async #tryAgain(release: QuarantinedRelease): Promise<void> {
    const { store, live, pool, logger } = this.#options;
    const { remote, version, urls } = release;
    const name = `${remote}@${version}`;
    if (this.#tried.has(name)) return;
    this.#tried.add(name);
    try {
      const without = { has: (other: string, of: string) => other !== remote && this.#quarantine.has(other, of) };
      const served = await withFallbacks(store, live(), without, this.#isRefused);
      // What was requested then may have been of other sections, and is not known after a restart of the site.
      const pages = [...new Set([...urls, ...(await ownPages(store, release))])];
      const fault = await pool.try(served, remote, pages);
      // Another command may have ended the quarantine, or begun it anew, meanwhile.
      if (!this.#quarantine.due().some((one) => one.remote === remote && one.version === version)) return;
      if (fault === 'unknown') this.#quarantine.postpone(release);
      else if (fault) {
        this.#quarantine.prolong(release);
        logger.error({ remote, version, kind: fault.kind }, `tried again and still quarantined: ${fault.message}`);
      } else {
        this.#quarantine.release(remote, version);
        logger.info({ remote, version }, 'tried again and released from quarantine');
      }
      await this.#note();
      if (!fault) await this.#restart();
    } finally {
      this.#tried.delete(name);
    }
  }

  readonly #isRefused = (remote: string, version: string) => this.#refused.has(`${remote}@${version}`);

  get #suspended(): string[] {
    const { apps } = this.#options.pool.served.registry;
    return Object.keys(apps).filter((name) => this.#quarantine.has(name, apps[name]?.version ?? ''));
  }

  /** @param live without it the registry that was accepted last when it is written */
  #note(live?: Registry): Promise<void> {
    const { store, site, logger } = this.#options;
    this.#writing = this.#writing
      .then(() => writeQuarantined(store, this.#quarantinedOf(live ?? this.#options.live()), site))
      .catch((error: unknown) => logger.error({ err: error }, 'the quarantine could not be written down'));
    return this.#writing;
  }
}

/** The pages that a release names to be tried, in both languages. */
async function ownPages(store: string, { remote, version }: QuarantinedRelease): Promise<string[]> {
  const { warmUp } = await readRelease(store, remote, version).catch(() => ({ warmUp: [] }));
  return [...new Set(warmUp.flatMap((path) => [path, path.startsWith('/en/') ? path : `/en${path}`]))].slice(
    0,
    maxUrls,
  );
}
