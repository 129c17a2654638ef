import type { Logger } from 'pino';
import { quarantineDrainTimeout } from '../../../timeouts.ts';
import type { Registry } from '../../../releases/release.schema.ts';
import type { Fault } from '../../worker/worker-messages.ts';
import { type ServedRegistry, withFallbacks } from './fallback.ts';
import { Quarantine, type QuarantinedRelease } from './quarantine.ts';
import { writeQuarantined } from './quarantine-file.ts';
import { WorkerStartError } from '../processes/render-worker.ts';
import type { WorkerPool } from '../worker-pool.ts';

/** Time between two checks for quarantines that are over, in milliseconds. */
const reviewInterval = 2_000;

export interface ContainmentOptions {
  store: string;
  pool: Pick<WorkerPool, 'start' | 'restart' | 'suspend' | 'try' | 'served'>;
  logger: Pick<Logger, 'error' | 'info'>;
  /** The registry that was accepted last. */
  live: () => Registry;
  /** Queues a change of the pool, so that only one runs at a time. */
  enqueue: (change: () => Promise<void>) => Promise<void>;
}

/**
 * Keeps harmful releases out of the workers: the workers stop running a quarantined release's code at once, the last good
 * release of its remote takes its place, and when its quarantine is over it is tried in a worker without visitors.
 */
export class Containment {
  readonly #options: ContainmentOptions;
  readonly #quarantine = new Quarantine();
  /** Fallback releases that failed themselves. */
  readonly #refused = new Set<string>();
  readonly #review: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: ContainmentOptions) {
    this.#options = options;
    this.#review = setInterval(() => this.#reviewAll(), reviewInterval);
    this.#review.unref();
  }

  /** The quarantined releases that are live, with their times as milliseconds of the real clock. */
  get quarantined(): QuarantinedRelease[] {
    const { apps } = this.#options.live();
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

  /** @param urls requested from the worker then @returns whether the release is quarantined: workers without it are being started */
  judge(fault: Fault, urls: readonly string[] = []): boolean {
    const { pool, logger, enqueue } = this.#options;
    const { remote, version, kind, part, message } = fault;
    // A worker that is being drained may still run the release before the live one.
    if (pool.served.registry.apps[remote]?.version !== version) return true;
    logger.error({ remote, version, part, kind }, `${remote} ${version} ${message}`);
    if (!this.#quarantine.blame(fault, urls)) return this.#quarantine.has(remote, version);
    logger.error({ remote, version, kind }, 'quarantined');
    void this.#note();
    // None of the code runs when it did not load.
    if (kind !== 'load') pool.suspend(this.#suspended);
    void enqueue(() => this.#serve((served, options) => pool.restart(served, options)));
    return true;
  }

  /** Starts workers with the live registry. @throws when not even the shell starts */
  async startLive(): Promise<void> {
    await this.#serve((served, options) => this.#options.pool.start(served, options));
    await this.#note();
  }

  /**
   * Starts workers with a registry that was deployed; deploying a release again ends its quarantine.
   * @param changed names of the apps to verify @throws the reason why the registry is refused
   */
  async startDeployed(wanted: Registry, changed: string[]): Promise<void> {
    for (const name of changed) this.#quarantine.release(name, wanted.apps[name]?.version);
    await this.#note();
    const served = await withFallbacks(this.#options.store, wanted, this.#quarantine, this.#isRefused);
    const verify = changed.filter((name) => wanted.apps[name] && !wanted.apps[name].removed);
    await this.#options.pool.start(served, { verify });
  }

  /** Ends all quarantines. */
  forget(): void {
    for (const { remote } of this.#quarantine.releases) this.#quarantine.release(remote);
  }

  /** Ends a remote's quarantine on an operator's request. */
  release(remote: string): void {
    if (!this.#quarantine.release(remote)) return;
    this.#options.logger.info({ remote }, 'released from quarantine by command');
    void this.#options.enqueue(() => this.startLive());
  }

  /** Starts workers without the quarantined releases; a release that turns out to be bad on the way is left out too. */
  async #serve(start: (served: ServedRegistry, options: { verify: string[]; grace: number }) => Promise<void>) {
    const { store, live, pool } = this.#options;
    const names = Object.keys(live().apps).length;
    for (let attempt = 0; ; attempt++) {
      const served = await withFallbacks(store, live(), this.#quarantine, this.#isRefused);
      const fallbacks = served.fallbacks.filter(
        (name) => pool.served.registry.apps[name]?.version !== served.registry.apps[name]?.version,
      );
      try {
        return await start(served, { verify: fallbacks, grace: quarantineDrainTimeout });
      } catch (error) {
        if (attempt > names * 2 || !this.#leaveOut(error, served, fallbacks)) throw error;
      }
    }
  }

  /** @returns whether a release was left out, so that another attempt makes sense */
  #leaveOut(error: unknown, served: ServedRegistry, fallbacks: readonly string[]): boolean {
    const fault = error instanceof WorkerStartError ? error.fault : undefined;
    this.#options.logger.error({ err: error, fault }, 'the workers did not start');
    if (fallbacks.length > 0) {
      for (const name of fallbacks) this.#refused.add(`${name}@${served.registry.apps[name]?.version}`);
      return true;
    }
    // A worker that dies at its start has only imported the release's code, which proves the release guilty.
    return fault !== undefined && this.#quarantine.blame({ ...fault, kind: 'load' });
  }

  #reviewAll(): void {
    const { apps } = this.#options.live();
    // A quarantined release that is no longer live stays in quarantine, so that it is not used as a fallback either.
    const live = this.#quarantine.due().filter(({ remote, version }) => apps[remote]?.version === version);
    for (const release of live) void this.#options.enqueue(() => this.#tryAgain(release));
  }

  async #tryAgain(release: QuarantinedRelease): Promise<void> {
    const { store, live, pool, logger } = this.#options;
    const { remote, version, urls } = release;
    if (!this.#quarantine.due().some((one) => one.remote === remote && one.version === version)) return;
    const without = { has: (name: string, of: string) => name !== remote && this.#quarantine.has(name, of) };
    const fault = await pool.try(await withFallbacks(store, live(), without, this.#isRefused), remote, urls);
    if (fault) {
      this.#quarantine.prolong(release);
      logger.error({ remote, version, kind: fault.kind }, `tried again and still quarantined: ${fault.message}`);
      return this.#note();
    }
    this.#quarantine.release(remote, version);
    logger.info({ remote, version }, 'tried again and released from quarantine');
    await this.startLive();
  }

  readonly #isRefused = (remote: string, version: string) => this.#refused.has(`${remote}@${version}`);

  get #suspended(): string[] {
    const { apps } = this.#options.pool.served.registry;
    return Object.keys(apps).filter((name) => this.#quarantine.has(name, apps[name]?.version ?? ''));
  }

  #note(): Promise<void> {
    this.#writing = this.#writing
      .then(() => writeQuarantined(this.#options.store, this.quarantined))
      .catch((error: unknown) =>
        this.#options.logger.error({ err: error }, 'the quarantine could not be written down'),
      );
    return this.#writing;
  }
}
