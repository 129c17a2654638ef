import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { splitLocale } from '@ofgc/shared/i18n';
import type { Logger } from 'pino';
import { emptyRegistry, type Registry } from '../../releases/release.schema.ts';
import { releaseFolder } from '../../releases/store.ts';
import { remoteOfPath } from '../../composition/release-vector.ts';
import { Quarantine } from './quarantine.ts';
import { RenderWorker } from './render-worker.ts';

/** For how long before a worker's death a connection error counts as its cause, in milliseconds. */
const blameWindow = 2_000;
/** How long until a worker that did not start is spawned again, in milliseconds. */
const respawnDelay = 1_000;

export interface WorkerPoolOptions {
  size: number;
  store: string;
  apiUrl: string;
  env: NodeJS.ProcessEnv;
  development: boolean;
  logger: Logger;
  /** A whole set of new workers is ready and serves nobody yet. */
  beforeSwitch: (workers: readonly RenderWorker[]) => Promise<void>;
  /** It has taken over. */
  onSwitch: () => void;
  /** A remote has been quarantined: the workers that still serve it are to be replaced. */
  onQuarantine: () => Promise<void>;
}

/** The workers of the live registry: as many as the settings say, the dead ones replaced. */
export class WorkerPool {
  readonly quarantine = new Quarantine();
  readonly #options: WorkerPoolOptions;
  #workers: RenderWorker[] = [];
  #registry: Registry = emptyRegistry;
  #socketFolder = '';
  #serial = 0;
  /** Counts the sets of workers: one that was spawned for an earlier set serves nobody. */
  #generation = 0;
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  get workers(): readonly RenderWorker[] {
    return this.#workers;
  }

  async open(): Promise<void> {
    this.#socketFolder = await mkdtemp(join(tmpdir(), 'ofgc-'));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#workers.map((worker) => worker.drain(2_000)));
    await rm(this.#socketFolder, { recursive: true, force: true });
  }

  /**
   * Starts a whole set of workers; nobody serves before all are ready, and then they replace the set before.
   * @param verify names of releases that the first worker verifies before the others start
   * @throws the reason why a worker did not start; the set before goes on
   */
  async start(registry: Registry, verify: string[] = []): Promise<void> {
    const workers = await this.#spawnSet(registry, verify);
    await this.#options.beforeSwitch(workers);
    const old = this.#workers;
    this.#registry = registry;
    this.#generation += 1;
    this.#workers = workers;
    this.#options.onSwitch();
    await Promise.all(old.map((worker) => worker.drain()));
  }

  async #spawnSet(registry: Registry, verify: string[]): Promise<RenderWorker[]> {
    const { size } = this.#options;
    const first = await this.#spawn(registry, verify);
    const others = await Promise.allSettled(Array.from({ length: size - 1 }, () => this.#spawn(registry, [])));
    const workers = [first, ...others.flatMap((other) => (other.status === 'fulfilled' ? [other.value] : []))];
    if (workers.length === size && !workers.some(({ isDead }) => isDead)) return workers;
    await Promise.all(workers.map((worker) => worker.drain(0)));
    throw new Error(
      String(others.find((other) => other.status === 'rejected')?.reason ?? 'a worker died as soon as it was ready'),
    );
  }

  async #spawn(registry: Registry, verify: string[]): Promise<RenderWorker> {
    const { apiUrl, env, development } = this.#options;
    const socket =
      process.platform === 'win32'
        ? String.raw`\\.\pipe\ofgc-${process.pid}-${this.#serial++}`
        : join(this.#socketFolder, `${this.#serial++}`);
    const worker = new RenderWorker(
      this.#entry(registry),
      { registry, socket, apiUrl, verify, quarantined: this.quarantine.remotes, development },
      env,
    );
    await worker.ready();
    if (this.#isClosed) {
      worker.kill();
      throw new Error('the site is stopping');
    }
    worker.watch(() => this.#replace(worker));
    return worker;
  }

  /** A worker runs the code of the live shell's release. @throws where that is missing */
  #entry({ apps: { shell } }: Registry): string {
    if (!shell) throw new Error('the registry has no shell');
    const entry = join(releaseFolder(this.#options.store, 'shell', shell.version), 'server/worker.js');
    if (!existsSync(entry)) throw new Error(`shell ${shell.version}: server/worker.js is missing`);
    return entry;
  }

  /** Blames a worker's death on the remotes that it was rendering, and replenishes the pool. */
  async #replace(dead: RenderWorker): Promise<void> {
    if (this.#isClosed || dead.isDraining || !this.#workers.includes(dead)) return;
    this.#workers = this.#workers.filter((worker) => worker !== dead);
    const blamed = this.#remotesRenderedBy(dead);
    const isNew = this.quarantine.blame(blamed);
    this.#options.logger.error({ worker: dead.id, remotes: blamed }, 'a worker died');
    if (isNew) {
      this.#options.logger.error({ remotes: this.quarantine.remotes }, 'quarantined until their next release');
      await this.#options.onQuarantine();
    }
    await this.#replenish();
  }

  #remotesRenderedBy({ inFlight, connectionErrors }: RenderWorker): string[] {
    const mounts = Object.fromEntries(
      Object.entries(this.#registry.apps).map(([name, app]) => [name, { ...app, entry: [] }]),
    );
    const recent = connectionErrors.filter(({ at }) => Date.now() - at < blameWindow);
    const remotes = [...inFlight, ...recent]
      .map(({ url }) => remoteOfPath(splitLocale(url.split('?')[0] ?? '/').path, mounts))
      .filter((name) => name !== undefined);
    return [...new Set(remotes)];
  }

  /** Spawns until the set is complete; a worker that came too late for its set is ended. */
  async #replenish(): Promise<void> {
    const { size, logger } = this.#options;
    while (!this.#isClosed && this.#workers.length < size) {
      const generation = this.#generation;
      try {
        const worker = await this.#spawn(this.#registry, []);
        const isWanted = generation === this.#generation && this.#workers.length < size && !worker.isDead;
        if (isWanted) this.#workers.push(worker);
        else await worker.drain(0);
      } catch (error) {
        logger.error({ err: error }, 'a worker did not start');
        await wait(respawnDelay);
      }
    }
  }
}
