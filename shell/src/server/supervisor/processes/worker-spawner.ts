import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '../../../releases/release.schema.ts';
import { releaseFolder } from '../../../releases/store/store.ts';
import type { ContentChange } from '../../page-cache/heard-changes.ts';
import type { ServedRegistry } from '../quarantine/fallback.ts';
import { RenderWorker } from './render-worker.ts';
import { SpareProcesses, stallDescriptor } from './spare-processes.ts';

/** After a set of workers has begun to serve, in milliseconds. */
const spareDelay = 1_000;
/** Each takes memory: as many as a small machine has workers, and one for the trial of a release. */
const mostSpares = 2;

export interface SpawnerOptions {
  store: string;
  apiUrl: string;
  env: NodeJS.ProcessEnv;
  development: boolean;
}

/** Makes workers: for those who visit the site, and for those who look at a release before that. All hear of the content. */
export class WorkerSpawner {
  readonly #options: SpawnerOptions;
  readonly #spares: SpareProcesses;
  /** Those that serve, and those that do not yet or no longer. */
  readonly #processes = new Set<RenderWorker>();
  #heard: ContentChange | null = null;
  #folder = '';
  #serial = 0;
  #keep = () => {};
  #spareTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: SpawnerOptions) {
    this.#options = options;
    const { env, apiUrl, development } = options;
    this.#spares = new SpareProcesses(env, { apiUrl, development });
  }

  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'ofgc-'));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#spareTimer);
    this.#spares.close();
    this.#processes.forEach((worker) => worker.kill());
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** What is heard of the content goes to every worker, before a page is asked for that shows it; null: nothing any more. */
  hear(change: ContentChange | null): void {
    this.#heard = change;
    this.#processes.forEach((worker) => worker.hear(change));
  }

  /**
   * A worker that is ready to serve; the caller has still to watch it.
   * @param verify names of releases that it verifies first @throws the reason why it did not start
   */
  async spawn({ registry, unserved }: Omit<ServedRegistry, 'fallbacks'>, verify: string[] = []): Promise<RenderWorker> {
    const { apiUrl, development } = this.#options;
    // Those that wait for the set after this one begin when it serves, or when it does not.
    clearTimeout(this.#spareTimer);
    const place = join(this.#folder, `${this.#serial++}`);
    const socket = process.platform === 'win32' ? String.raw`\\.\pipe\ofgc-${process.pid}-${this.#serial}` : place;
    const worker = new RenderWorker(this.#spares.take(this.#entry(registry)), {
      registry,
      socket,
      note: `${place}.note`,
      stalls: stallDescriptor,
      apiUrl,
      verify,
      quarantined: unserved,
      development,
    });
    this.#processes.add(worker);
    void worker.ended.then(() => this.#processes.delete(worker));
    // A new worker has kept nothing that an earlier change could make old.
    worker.hear(this.#heard);
    await worker.ready().catch((error: unknown) => {
      this.#keepSoon();
      throw error;
    });
    return worker;
  }

  /** A process for a trial: one that waits, where there is one. After it another begins to wait in its place. */
  async lend(entry: string): Promise<ChildProcess> {
    return (await this.#spares.takeForTrial(entry)).once('exit', () => this.#keepSoon());
  }

  /**
   * Has processes wait for the next trial and the next set. In development a release's files change.
   * @param workers of a set
   */
  keepSpares({ registry, unserved }: Omit<ServedRegistry, 'fallbacks'>, workers: number): void {
    if (this.#options.development) return;
    this.#keep = () =>
      this.#spares.keep(this.#entry(registry), Math.min(workers, mostSpares), { registry, quarantined: unserved });
    this.#keepSoon();
  }

  /** A moment later, when the machine has done what is more urgent. */
  #keepSoon(): void {
    clearTimeout(this.#spareTimer);
    this.#spareTimer = setTimeout(() => {
      if (this.#isClosed) return;
      try {
        this.#keep();
      } catch {
        // The store was taken away meanwhile: who serves goes on, and the next set says what is missing.
      }
    }, spareDelay);
    this.#spareTimer.unref();
  }

  /** A worker runs the code of the live shell's release. @throws where that is missing */
  #entry({ apps: { shell } }: Registry): string {
    if (!shell) throw new Error('the registry has no shell');
    const entry = join(releaseFolder(this.#options.store, 'shell', shell.version), 'server/worker.js');
    if (!existsSync(entry)) throw new Error(`shell ${shell.version}: server/worker.js is missing`);
    return entry;
  }
}
