import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '../../../releases/release.schema.ts';
import { releaseFolder } from '../../../releases/store/store.ts';
import { systemCode } from '../../../process/system-error.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';
import type { ServedRegistry } from '../quarantine/fallback.ts';
import { removeLeftFolders } from './remove-left-folders.ts';
import { RenderWorker } from './render-worker.ts';
import { SpareProcesses, stallDescriptor } from './spare-processes.ts';
import { WorkerStartError } from './worker-start-error.ts';

/** Time between a new set of workers beginning to serve and the start of spares, in milliseconds. */
const spareDelay = 1_000;
/** Each spare takes memory: as many spares as a small machine has workers; one more waits for the trial of a release. */
const mostSpares = 2;
/** How long the files of a worker that has ended stay, in milliseconds: they say in whose code it was. */
const examinedFor = 10_000;

interface SpawnerOptions {
  store: string;
  apiUrl: string;
  env: NodeJS.ProcessEnv;
  development: boolean;
  /** False in development, where a release's files change. */
  keepsSpares: boolean;
}

/** Starts workers: for the site's visitors, and for previews of a release before it is live. All of them receive changes of the content. */
export class WorkerSpawner {
  readonly #options: SpawnerOptions;
  readonly #spares: SpareProcesses;
  /** All workers that are running: serving, not serving yet, or no longer serving. */
  readonly #processes = new Set<RenderWorker>();
  #heard: ContentChange | null = null;
  #folder = '';
  #serial = 0;
  #keep = () => {};
  /** How many workers are not ready yet. */
  #starting = 0;
  #spareTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: SpawnerOptions) {
    this.#options = options;
    const { env, apiUrl, development } = options;
    this.#spares = new SpareProcesses(env, { apiUrl, development });
  }

  async open(): Promise<void> {
    await removeLeftFolders();
    this.#folder = await mkdtemp(join(tmpdir(), `ofgc-${process.pid}-`));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#spareTimer);
    this.#spares.close();
    this.#processes.forEach((worker) => worker.kill());
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Passes a change of the content to every worker before a page that shows it is requested; null: changes are no longer received. */
  hear(change: ContentChange | null): void {
    this.#heard = change;
    this.#processes.forEach((worker) => worker.hear(change));
  }

  /**
   * Starts a worker and resolves when it is ready to serve; the caller has still to call `watch` on it.
   * @param verify names of releases that it verifies first @throws the reason why it did not start
   */
  async spawn({ registry, unserved }: Omit<ServedRegistry, 'fallbacks'>, verify: string[] = []): Promise<RenderWorker> {
    const { apiUrl, development } = this.#options;
    // New spares start only after this set of workers serves or has failed to start.
    clearTimeout(this.#spareTimer);
    this.#starting += 1;
    try {
      const place = join(this.#folder, `${this.#serial++}`);
      const socket = process.platform === 'win32' ? String.raw`\\.\pipe\ofgc-${process.pid}-${this.#serial}` : place;
      const worker = new RenderWorker(this.#spares.take(this.#entry(registry, verify)), {
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
      void worker.ended.then(() => setTimeout(() => void this.#removeFiles(place), examinedFor).unref());
      // A new worker has no cache entries that an earlier change could have made stale.
      worker.hear(this.#heard);
      await worker.ready();
      return worker;
    } finally {
      this.#starting -= 1;
      // Also a canary, a preview and a try take a spare that the next deploy needs.
      if (this.#starting === 0) this.#keepSoon();
    }
  }

  /** A process for a trial: a spare if there is one. Once the process has ended, a new spare replaces it. */
  async lend(entry: string): Promise<ChildProcess> {
    return (await this.#spares.takeForTrial(entry)).once('exit', () => this.#keepSoon());
  }

  /**
   * Keeps spare processes for the next trial and the next set of workers.
   * @param workers how many a set has
   */
  keepSpares({ registry, unserved }: Omit<ServedRegistry, 'fallbacks'>, workers: number): void {
    if (!this.#options.keepsSpares) return;
    this.#keep = () =>
      this.#spares.keep(this.#entry(registry), Math.min(workers, mostSpares), { registry, quarantined: unserved });
    this.#keepSoon();
  }

  /** Starts the spares a moment later, when more urgent work is done. */
  #keepSoon(): void {
    clearTimeout(this.#spareTimer);
    this.#spareTimer = setTimeout(() => {
      if (this.#isClosed) return;
      try {
        this.#keep();
      } catch {
        // The store was removed, or no process can be started: the workers go on serving, and the start of the next set says why.
      }
    }, spareDelay);
    this.#spareTimer.unref();
  }

  /** Removes what a worker has written. What the disk keeps goes with the folder: an error here would end the site. */
  async #removeFiles(place: string): Promise<void> {
    for (const end of ['', '.note', '.note.memory', '.note.blocked'])
      await rm(`${place}${end}`, { force: true }).catch(() => {});
  }

  /** The entry module of a worker, from the live shell's release. @param verified without the shell, its lack is no fault of these @throws where it is missing */
  #entry({ apps: { shell } }: Registry, verified: readonly string[] = []): string {
    if (!shell) throw new Error('the registry has no shell');
    const entry = join(releaseFolder(this.#options.store, 'shell', shell.version), 'server/worker.js');
    try {
      statSync(entry);
    } catch (error) {
      if (systemCode(error) !== undefined) throw error;
      const reason = `shell ${shell.version}: server/worker.js is missing`;
      throw new WorkerStartError(reason, { isForeign: !verified.includes('shell') });
    }
    return entry;
  }
}
