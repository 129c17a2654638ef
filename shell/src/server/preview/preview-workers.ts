import type { Logger } from 'pino';
import { fetchRelease } from '../../releases/database/fetch-release.ts';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { activate } from '../../releases/registry/registry.ts';
import type { RenderWorker } from '../supervisor/processes/render-worker.ts';
import type { ServedRegistry } from '../supervisor/quarantine/fallback.ts';
import type { WorkerSpawner } from '../supervisor/processes/worker-spawner.ts';
import type { PreviewToken } from './preview-token.ts';

/** How many releases can be previewed on one machine at once, each in a worker; a further one replaces the least recently used. */
const mostAtOnce = 2;
/** After a failed start: how long visits get the same error before another start, in milliseconds. */
const failurePause = 1_000;
/** A worker without visits for this long is ended, in milliseconds. */
const idleTime = 300_000;

interface PreviewWorkersOptions {
  store: string;
  database: ReleaseDatabase;
  spawner: Pick<WorkerSpawner, 'spawn'>;
  logger: Pick<Logger, 'error'>;
  /** The registry that the live workers have loaded: a release quarantined there is not loaded here either. */
  served: () => ServedRegistry;
}

interface Preview {
  starting: Promise<RenderWorker>;
  usedAt: number;
}

/** Too many previews begin at once: the visitor should try again. */
export class PreviewBusyError extends Error {}

/** One worker for each previewed release, with the live releases beside it. Faults of a previewed release affect no visitor. */
export class PreviewWorkers {
  readonly #options: PreviewWorkersOptions;
  readonly #previews = new Map<string, Preview>();
  /** Why previews did not start just now: they count for no place of a preview. */
  readonly #failed = new Map<string, Error>();
  readonly #sweep: NodeJS.Timeout;
  /** How many workers finish their last requests. */
  #ending = 0;

  constructor(options: PreviewWorkersOptions) {
    this.#options = options;
    this.#sweep = setInterval(() => this.#endIdle(), idleTime / 5);
    this.#sweep.unref();
  }

  /** @throws PreviewBusyError; where the release is missing, or no worker starts with it */
  async workerOf({ app, version }: PreviewToken): Promise<RenderWorker> {
    const name = `${app}@${version}`;
    const failure = this.#failed.get(name);
    if (failure) throw failure;
    const known = this.#previews.get(name);
    if (known) {
      known.usedAt = performance.now();
      return known.starting;
    }
    if (this.#previews.size + this.#ending > mostAtOnce) throw new PreviewBusyError('too many previews begin at once');
    const others = [...this.#previews].toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [other] of others.slice(0, Math.max(0, others.length + 1 - mostAtOnce))) this.#end(other);
    const preview = { starting: this.#start(app, version, () => this.#end(name, preview)), usedAt: performance.now() };
    this.#previews.set(name, preview);
    preview.starting.catch((error: Error) => {
      // One that was ended says nothing about the one that has replaced it.
      if (this.#previews.get(name) !== preview) return;
      this.#end(name, preview);
      this.#failed.set(name, error);
      setTimeout(() => this.#failed.delete(name), failurePause).unref();
    });
    return preview.starting;
  }

  /** Ends all previews when other releases are live, so that new ones start with those beside them. */
  restart(): void {
    this.#failed.clear();
    for (const name of this.#previews.keys()) this.#end(name);
  }

  close(): void {
    clearInterval(this.#sweep);
    this.restart();
  }

  async #start(app: string, version: string, onEnd: () => void): Promise<RenderWorker> {
    const { store, database, spawner, logger, served } = this.#options;
    const release = await fetchRelease(store, database, app, version);
    const { registry, unserved } = served();
    const worker = await spawner.spawn({
      registry: activate(registry, release),
      unserved: unserved.filter((one) => one !== app),
    });
    worker.watch({
      onFault: ({ remote, version: of, message }) =>
        logger.error({ remote, version: of }, `${remote} ${of} ${message} in a preview`),
      onWorn: () => {
        onEnd();
      },
      onDeath: onEnd,
    });
    return worker;
  }

  #end(name: string, only?: Preview): void {
    const preview = this.#previews.get(name);
    if (!preview || (only && preview !== only)) return;
    this.#previews.delete(name);
    this.#ending += 1;
    preview.starting
      .then((worker) => worker.drain())
      .catch(() => {})
      .finally(() => (this.#ending -= 1));
  }

  #endIdle(): void {
    for (const [name, { usedAt }] of this.#previews) if (performance.now() - usedAt > idleTime) this.#end(name);
  }
}
