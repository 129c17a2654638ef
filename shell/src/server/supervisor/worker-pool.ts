import { pageAddress } from '../page-cache/addresses/page-address.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { emptyRegistry } from '../../releases/release.schema.ts';
import { shutdownDrainTimeout } from '../../timeouts.ts';
import type { Fault } from '../worker/worker-messages.ts';
import type { ServedRegistry } from './quarantine/fallback.ts';
import { isReleaseFault } from './quarantine/is-release-fault.ts';
import { isWearing, rereadPause } from './quarantine/quarantine-limits.ts';
import { createForkRateLimit } from './processes/fork-rate-limit.ts';
import type { UpstreamWorker } from './proxy/upstream-worker.ts';
import { RenderWorker } from './processes/render-worker.ts';
import { endedAtStart, WorkerStartError } from './processes/worker-start-error.ts';
import { leaveBlockedWorker } from './leave-blocked-worker.ts';
import { SuspectRequests, type Turn } from './suspect-requests.ts';
import { pageRemotes } from './page-remotes.ts';
import { probePages } from './probe-pages.ts';
import type { WorkerSpawner } from './processes/worker-spawner.ts';

/** How much later than the end of its connections the end of a process may be reported, in milliseconds. */
const deathDelay = 250;

interface WorkerPoolOptions {
  size: number;
  spawner: WorkerSpawner;
  logger: Logger;
  /**
   * A remote's code caused a fault in a worker.
   * @param urls requested from the worker then @returns whether all workers are going to be replaced
   */
  onFault: (fault: Fault, urls: readonly string[]) => boolean;
  /** A whole set of new workers is ready but does not serve yet. */
  beforeSwitch: (workers: readonly RenderWorker[]) => Promise<void>;
  /** The new set has taken over. */
  onSwitch: () => void;
}

interface SetOptions {
  /** Names of releases that the first worker verifies before the others start. */
  verify?: string[];
  /** How long the old set may take to finish its requests, in milliseconds. */
  grace?: number;
}

/** The workers of the live registry: as many as the settings say; dead and worn ones are replaced. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #suspects = new SuspectRequests();
  readonly #forkTurn = createForkRateLimit();
  #workers: RenderWorker[] = [];
  #served: ServedRegistry = { registry: emptyRegistry, unserved: [], fallbacks: [] };
  #suspended: string[] = [];
  /** The worker that replays the suspect requests and does not serve yet. */
  #joining: RenderWorker | undefined;
  /** Counts the sets of workers: a worker that was spawned for an earlier set is not used. */
  #generation = 0;
  #isTending = false;
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  get workers(): readonly RenderWorker[] {
    return this.#workers;
  }

  /** The registry that the workers have loaded. */
  get served(): ServedRegistry {
    return this.#served;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#suspects.dismiss();
    await Promise.all(this.#workers.map((worker) => worker.drain(shutdownDrainTimeout, shutdownDrainTimeout)));
  }

  /**
   * Starts a whole set of workers; when all are ready they replace the old set.
   * @throws the reason why a worker did not start; the old set goes on serving
   */
  async start(served: ServedRegistry, { verify = [], grace }: SetOptions = {}): Promise<void> {
    const workers = await this.#spawnSet(served, verify);
    try {
      await this.#options.beforeSwitch(workers);
      if (workers.every(({ isDead }) => isDead)) throw startError('the workers died before they served', workers);
    } catch (error) {
      for (const worker of workers) worker.kill();
      throw error;
    }
    const old = this.#workers;
    this.#served = served;
    this.#suspended = [];
    this.#generation += 1;
    this.#workers = workers;
    this.#options.onSwitch();
    // Not before: what happened to them until now is judged by the releases that they have loaded.
    workers.forEach((worker) => this.#watch(worker));
    void this.#tend();
    // The deploy does not wait until the old workers have finished their last requests.
    void Promise.all(old.map((worker) => worker.drain(grace))).then(() => this.#keepSpares());
  }

  /** Resolves when a fault may cause another set of workers: the limit of forks. */
  async restartTurn(): Promise<void> {
    await this.#forkTurn(this.#options.size);
  }

  /** Spawns workers in the place of those that are dead or worn, while no new set replaces all. */
  replenish(): void {
    void this.#tend();
  }

  /** Stops running the code of these remotes in the workers that serve now, and in the one that is being added. */
  suspend(remotes: readonly string[]): void {
    if (remotes.length === 0 && this.#suspended.length === 0) return;
    this.#suspended = [...remotes];
    this.#workers.forEach((worker) => worker.suspend(remotes));
    this.#joining?.suspend(remotes);
  }

  /**
   * Tries pages in a worker without visitors.
   * @returns the fault that the remote caused, also a failed start; `unknown` where something else ended the worker or kept it from starting
   */
  async try(served: ServedRegistry, remote: string, urls: readonly string[]): Promise<Fault | 'unknown' | undefined> {
    await this.#forkTurn();
    const version = served.registry.apps[remote]?.version ?? '';
    let found: Fault | undefined;
    let worker: RenderWorker | undefined;
    try {
      worker = await this.#spawn(served, [remote]);
      const onFault = (fault: Fault) => {
        if (fault.remote === remote) found ??= fault;
      };
      worker.watch({ onFault, onWorn: () => {}, onDeath: () => {} });
      await probePages(worker, urls, () => found !== undefined);
      if (found || !worker.isDead) return found;
      const { fault, entered, isForeign } = worker.death;
      const isOthers = isForeign || (fault ?? entered)?.remote !== remote;
      return isOthers ? 'unknown' : { remote, version, kind: 'death', message: 'ended its worker again' };
    } catch (error) {
      if (!isReleaseFault(error, [remote])) return 'unknown';
      return found ?? { remote, version, kind: 'load', message: String(error) };
    } finally {
      worker?.kill();
    }
  }

  /**
   * Decides where a read is retried whose worker did not respond: on any worker, or, if the worker died of an unknown cause,
   * in its turn on one without other requests. Files and the API's answers run no section's code.
   */
  async retry(failed: UpstreamWorker, url: string): Promise<Turn | 'anyone' | 'nobody'> {
    if (!(failed instanceof RenderWorker)) return 'anyone';
    if (!failed.isDead && !failed.isWorn) await Promise.race([failed.ended, wait(deathDelay)]);
    if (!failed.isDead || failed.isDraining) return 'anyone';
    const { fault, entered, hasHung, isForeign } = failed.death;
    const runsCode = !/^\/(?:assets|api)\//.test(url);
    // The note names no code that a timer or a promise ran later: also without one a page may have ended its worker.
    const isPageOfSection = !isForeign && pageAddress(url) !== null;
    const isSuspect = runsCode && (entered || hasHung || isPageOfSection || this.#suspects.isKnown(url));
    if (fault || !isSuspect) {
      this.#suspects.note(url);
      return 'anyone';
    }
    const turn = this.#suspects.await(url);
    void this.#tend();
    return (await turn) ?? 'nobody';
  }

  /** Remotes whose code may run for a page. */
  sectionsOf(url: string): readonly string[] {
    return pageRemotes(url, this.#served.registry);
  }

  async #spawnSet(served: ServedRegistry, verify: string[]): Promise<RenderWorker[]> {
    const { size } = this.#options;
    const verified = this.#spawn(served, verify);
    // The others start while the first one verifies; if it refuses the releases, they are killed.
    const rest = Array.from({ length: size - 1 }, () => this.#spawn(served, []));
    const others = Promise.allSettled(rest);
    const first = await verified.catch((error: unknown) => {
      for (const other of rest) other.then((worker) => worker.kill()).catch(() => {});
      throw error;
    });
    return this.#wholeSet(first, await others);
  }

  /** @throws where one of the workers did not start */
  async #wholeSet(first: RenderWorker, others: PromiseSettledResult<RenderWorker>[]): Promise<RenderWorker[]> {
    const { size } = this.#options;
    const workers = [first, ...others.flatMap((other) => (other.status === 'fulfilled' ? [other.value] : []))];
    if (workers.length === size && !workers.some(({ isDead }) => isDead)) return workers;
    const failure = others.find((other) => other.status === 'rejected')?.reason as Error | undefined;
    // Before the healthy ones are ended, too.
    const dead = workers.filter(({ isDead }) => isDead);
    await Promise.all(workers.map((worker) => worker.drain(0)));
    throw failure ?? startError('a worker died as soon as it was ready', dead);
  }

  async #spawn(served: ServedRegistry, verify: string[]): Promise<RenderWorker> {
    const worker = await this.#options.spawner.spawn(served, verify);
    if (!this.#isClosed) return worker;
    worker.kill();
    throw new Error('the site is stopping');
  }

  #watch(worker: RenderWorker): void {
    worker.watch({
      onFault: (fault) => {
        if (fault.code !== undefined) setTimeout(() => this.#retire(worker, fault.message), rereadPause).unref();
        if (isWearing(fault)) worker.isWorn = true;
        const isReplaced = this.#options.onFault(fault, worker.urls);
        if (worker.isWorn && !isReplaced) this.#retire(worker, fault.message);
        if (worker.isWorn) worker.askAnother();
      },
      onWorn: (reason) => this.#retire(worker, reason),
      onStall: ({ remote }) => leaveBlockedWorker(worker, remote, this.#workers),
      onDeath: () => this.#replace(worker),
    });
  }

  /** Reports whose fault a worker's death was, if known, and replenishes the pool. */
  #replace(dead: RenderWorker): void {
    if (this.#isClosed || dead.isDraining || !this.#workers.includes(dead)) return;
    this.#workers = this.#workers.filter((worker) => worker !== dead);
    const { fault, entered } = dead.death;
    this.#options.logger.error({ worker: dead.id, ...entered, fault }, 'a worker died');
    if (fault) this.#options.onFault(fault, dead.urls);
    void this.#tend();
  }

  #retire(worker: RenderWorker, reason: string): void {
    worker.isWorn = true;
    if (this.#isClosed || !this.#workers.includes(worker)) return;
    this.#options.logger.error({ worker: worker.id, reason }, 'a worker is replaced');
    void this.#tend();
  }

  /** Runs once at a time: spawns workers until the set is complete, replays the suspect requests, and drains the worn workers. */
  async #tend(): Promise<void> {
    if (this.#isTending) return;
    this.#isTending = true;
    try {
      while (!this.#isClosed && (this.#isIncomplete || !this.#suspects.isEmpty)) {
        await this.#forkTurn();
        await this.#add().catch((error: unknown) => this.#blameStart(error));
      }
    } finally {
      this.#isTending = false;
    }
  }

  #keepSpares(): void {
    if (!this.#isClosed) this.#options.spawner.keepSpares(this.#served, this.#options.size);
  }

  get #isIncomplete(): boolean {
    return this.#workers.filter(({ isWorn }) => !isWorn).length < this.#options.size;
  }

  async #add(): Promise<void> {
    if (!this.#isIncomplete && this.#suspects.isEmpty) return;
    const generation = this.#generation;
    const worker = await this.#spawn(this.#served, []);
    this.#watch(worker);
    if (this.#suspended.length > 0) worker.suspend(this.#suspended);
    this.#joining = worker;
    const killer = await this.#suspects.replay(worker, () => worker.isDead);
    this.#joining = undefined;
    if (killer !== undefined) return this.#blameDeath(worker, killer);
    this.#keepSpares();
    if (generation !== this.#generation || !this.#isIncomplete || worker.isDead) return worker.drain(0);
    const worn = this.#workers.filter(({ isWorn }) => isWorn);
    this.#workers = [...this.#workers.filter(({ isWorn }) => !isWorn), worker];
    if (this.#isIncomplete) this.#workers.push(...worn);
    else void Promise.all(worn.map((one) => one.drain()));
  }

  /** Where no section's code was noted as entered, nobody is blamed: the request answers 503. */
  #blameDeath(worker: RenderWorker, url: string): void {
    const { fault, entered, isForeign } = worker.death;
    this.#options.logger.error({ worker: worker.id, ...entered }, 'a worker died again of the same request');
    if (fault) this.#options.onFault(fault, [url]);
    else if (entered && !isForeign)
      this.#options.onFault({ ...entered, kind: 'death', message: 'ended its worker' }, [url]);
  }

  #blameStart(error: unknown): void {
    this.#options.logger.error({ err: error }, 'a worker did not start');
    if (error instanceof WorkerStartError && error.fault) this.#options.onFault(error.fault, []);
  }
}

/** @param dead of which the first with a fault says why */
function startError(reason: string, dead: readonly RenderWorker[]): WorkerStartError {
  return endedAtStart(reason, (dead.find(({ death }) => death.fault) ?? dead[0])?.death ?? { entered: undefined });
}
