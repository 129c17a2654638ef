import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { fetchRelease } from '../../releases/database/fetch-release.ts';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { activate } from '../../releases/registry/registry.ts';
import type { RenderWorker } from '../supervisor/processes/render-worker.ts';
import type { ServedRegistry } from '../supervisor/quarantine/fallback.ts';
import { isWearing, rereadPause } from '../supervisor/quarantine/quarantine-limits.ts';
import type { WorkerSpawner } from '../supervisor/processes/worker-spawner.ts';
import type { PreviewToken } from './preview-token.ts';

/** How many releases can be previewed on one machine at once, each in a worker; a further one replaces the least recently used that may be ended. */
const mostAtOnce = 2;
/**
 * A worker is not ended for another section's release while it starts and for so long after a visit, in milliseconds: browsers that open page
 * after page, each of another release, would otherwise end each other's workers with every page.
 */
const keptFor = 20_000;
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
  app: string;
  starting: Promise<RenderWorker>;
  /** When it was visited last, `Infinity` until it has started. */
  usedAt: number;
}

/** Other releases are previewed now: the visitor should try again. */
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
      known.usedAt = Math.max(known.usedAt, performance.now());
      return known.starting;
    }
    this.#makePlace(app);
    const starting = this.#start(app, version, () => this.#end(name, preview));
    const preview = { app, starting, usedAt: Infinity };
    this.#previews.set(name, preview);
    starting.then(
      () => (preview.usedAt = performance.now()),
      (error: Error) => {
        // One that was ended says nothing about the one that has replaced it.
        if (this.#previews.get(name) !== preview) return;
        this.#end(name, preview);
        this.#failed.set(name, error);
        setTimeout(() => this.#failed.delete(name), failurePause).unref();
      },
    );
    return starting;
  }

  /** Ends a preview where a release of this section would be one too many. @throws PreviewBusyError */
  #makePlace(app: string): void {
    if (this.#previews.size + this.#ending > mostAtOnce) throw new PreviewBusyError('too many previews begin at once');
    if (this.#previews.size < mostAtOnce) return;
    // Who develops a section has its newest release in view: an earlier one of it gives way at once.
    const isFree = (one: Preview) => one.app === app || performance.now() - one.usedAt > keptFor;
    const [last] = [...this.#previews].filter(([, one]) => isFree(one)).toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    if (!last) throw new PreviewBusyError('two other releases are previewed now');
    this.#end(last[0]);
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
      onFault: (fault) => {
        const { remote, version: of, message } = fault;
        logger.error({ remote, version: of }, `${remote} ${of} ${message} in a preview`);
        // Code that was stopped does not run again in this worker, and its other visits need not wait for it.
        if (isWearing(fault)) {
          worker.isWorn = true;
          onEnd();
        }
        // Another worker may be able to read the files that this one could not.
        if (fault.code !== undefined) setTimeout(onEnd, rereadPause).unref();
      },
      onWorn: onEnd,
      onDeath: onEnd,
    });
    return worker;
  }

  #end(name: string, only?: Preview): void {
    const preview = this.#previews.get(name);
    if (!preview || (only && preview !== only)) return;
    this.#previews.delete(name);
    this.#ending += 1;
    void drained(preview)
      .catch(() => {})
      .finally(() => (this.#ending -= 1));
  }

  #endIdle(): void {
    for (const [name, { usedAt }] of this.#previews) if (performance.now() - usedAt > idleTime) this.#end(name);
  }
}

async function drained({ starting }: Preview): Promise<void> {
  const worker = await starting;
  // Visits that waited for the worker send their requests first: drained without one in flight, it would end at once.
  await setImmediate();
  await worker.drain();
}
