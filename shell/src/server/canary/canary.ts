import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { withdrawCanary } from '../../releases/registry/canary-share.ts';
import { activate } from '../../releases/registry/registry.ts';
import type { Registry } from '../../releases/release.schema.ts';
import { readRelease } from '../../releases/store/store.ts';
import { readRenderReport } from '../metrics/render-timings.ts';
import type { RenderWorker } from '../supervisor/processes/render-worker.ts';
import type { WorkerSpawner } from '../supervisor/processes/worker-spawner.ts';
import { CanaryErrors } from './canary-errors.ts';

interface CanaryOptions {
  store: string;
  spawner: Pick<WorkerSpawner, 'spawn'>;
  logger: Pick<Logger, 'error' | 'info'>;
  /** Other releases make the canary's pages, or none. */
  onSwitch: () => void;
}

interface Running {
  name: string;
  version: string;
  /** In percent. */
  share: number;
  /** The live releases beside it. */
  vector: string;
  workers: RenderWorker[];
  errors: CanaryErrors;
}

/** How many workers a canary has. */
const size = 2;

/**
 * A release that a share of the visits gets, in workers of its own. What fails of it too often, or harms its worker, is withdrawn at
 * once: first its visitors get what is live, then the registry says so.
 */
export class Canary {
  readonly #options: CanaryOptions;
  #running: Running | null = null;

  constructor(options: CanaryOptions) {
    this.#options = options;
  }

  get workers(): readonly RenderWorker[] {
    return this.#running?.workers ?? [];
  }

  /** The share of all addresses of visitors: the same one gets the same release for as long as the canary runs. @param visitorOf asked while one runs alone */
  takes(visitorOf: () => string): boolean {
    if (!this.#running) return false;
    const { name, version, share } = this.#running;
    return createHash('sha256').update(`${name}@${version} ${visitorOf()}`).digest().readUInt32BE(0) % 100 < share;
  }

  /** Does what the registry says. One canary at a time: of several the first by name. */
  async follow(registry: Registry): Promise<void> {
    const [name, app] = Object.entries(registry.apps).find(([, one]) => one.canary && !one.removed) ?? [];
    const canary = app?.canary;
    if (!name || !canary) return this.#replace(null);
    const vector = Object.values(registry.apps)
      .map(({ version }) => version)
      .join();
    const { version, share } = canary;
    if (this.#running?.name === name && this.#running.version === version && this.#running.vector === vector) {
      this.#running.share = share;
      return;
    }
    try {
      const release = await readRelease(this.#options.store, name, version);
      const served = { registry: activate(registry, release), unserved: [] };
      const first = await this.#options.spawner.spawn(served, [name]);
      const others = await Promise.all(Array.from({ length: size - 1 }, () => this.#options.spawner.spawn(served)));
      const running = {
        name,
        version,
        share,
        vector,
        workers: [first, ...others],
        errors: new CanaryErrors({ name, version }),
      };
      for (const worker of running.workers) this.#watch(worker, running);
      this.#replace(running);
      this.#options.logger.info({ remote: name, version, share }, 'canary');
    } catch (error) {
      await this.#withdraw({ name, version }, error instanceof Error ? error.message : String(error));
    }
  }

  /** A worker of the canary has answered. */
  answered(headers: IncomingHttpHeaders): void {
    const running = this.#running;
    const reason = running?.errors.pageMade(readRenderReport(headers));
    if (running && reason) void this.#withdraw(running, reason);
  }

  /** Something failed in a visitor's browser. */
  errorSeen(release: { remote: string; version: string }): void {
    const running = this.#running;
    const reason = running?.errors.errorSeen(release);
    if (running && reason) void this.#withdraw(running, reason);
  }

  close(): void {
    this.#replace(null);
  }

  #watch(worker: RenderWorker, running: Running): void {
    worker.watch({
      onFault: ({ remote, message }) => {
        if (remote === running.name) void this.#withdraw(running, `it ${message}`);
      },
      onWorn: (reason) => void this.#withdraw(running, reason),
      onDeath: () => void this.#withdraw(running, 'its worker ended'),
    });
  }

  #replace(next: Running | null): void {
    const before = this.#running;
    if (!before && !next) return;
    this.#running = next;
    this.#options.onSwitch();
    for (const worker of before?.workers ?? []) void worker.drain();
  }

  async #withdraw({ name, version }: Pick<Running, 'name' | 'version'>, why: string): Promise<void> {
    const { store, logger } = this.#options;
    if (this.#running?.name === name && this.#running.version === version) this.#replace(null);
    logger.error({ remote: name, version }, `the canary is withdrawn: ${why}`);
    const by = { who: `${hostname()}-${process.pid}`, commit: 'unknown', isDirty: false, why };
    await withdrawCanary(store, { name, version }, by).catch((error: unknown) =>
      logger.error({ err: error }, 'the registry could not be told that a canary was withdrawn'),
    );
  }
}
