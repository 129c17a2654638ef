import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteOfPath } from '../composition/release-vector.ts';
import type { Registry } from '../releases/release.schema.ts';
import { readRegistry, storeFolder, writeJson, writeRegistry } from '../releases/store.ts';
import type { Settings } from '../settings.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { setTimeout as wait } from 'node:timers/promises';
import { createFrontDoor } from './front-door.ts';
import { Quarantine } from './quarantine.ts';
import { RenderWorker } from './render-worker.ts';

/** How long before a worker's death a line that broke counts as its cause, in milliseconds. */
const blameFor = 2_000;
/** How long until a worker that did not start is tried again, in milliseconds. */
const hireAgainAfter = 1_000;

export interface SupervisorOptions {
  settings: Settings;
  apiUrl: string;
  env?: NodeJS.ProcessEnv;
  development?: boolean;
  log?: (sentence: string) => void;
}

/** What `deploy` reads to learn what became of its release. */
export interface Serving {
  pid: number;
  registry: Registry;
  /** `at`: milliseconds of the real clock, so that a second try of the same release is not taken for its first. */
  refused: { name: string; version: string; reason: string; at: number }[];
}

/** Keeps at least two workers alive, swaps them when the registry changes, and gives them the visitors. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #store: string;
  readonly #quarantine = new Quarantine();
  readonly #server: Server;
  #workers: RenderWorker[] = [];
  #registry: Registry = { apps: {} };
  #sockets = '';
  #serial = 0;
  /** Counts the sets of workers: a worker hired for an earlier one serves nobody. */
  #generation = 0;
  #isStopping = false;
  #swap: Promise<void> = Promise.resolve();
  #watcher: ReturnType<typeof watch> | undefined;
  #soon: NodeJS.Timeout | undefined;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#store = storeFolder(options.settings.dataDir);
    this.#server = createFrontDoor(() => this.#workers);
  }

  /** @throws when the port is taken or no worker starts */
  async start(): Promise<void> {
    const { host, port } = this.#options.settings;
    this.#sockets = await mkdtemp(join(tmpdir(), 'ofgc-'));
    this.#registry = await readRegistry(this.#store);
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    this.#workers = await this.#raise(this.#registry, []);
    await this.#publishServing([]);
    this.#watcher = watch(this.#store, (_event, file) => {
      if (file !== 'registry.json') return;
      clearTimeout(this.#soon);
      this.#soon = setTimeout(() => this.refresh(), 50);
    });
    // What was deployed while the workers started.
    void this.refresh();
  }

  /** Takes up the registry as it is now; swaps queue. */
  refresh(): Promise<void> {
    this.#swap = this.#swap
      .then(() => this.#takeUp())
      .catch((error: unknown) => this.#log(`swap failed: ${String(error)}`));
    return this.#swap;
  }

  /** The same releases in new workers: for development, where a version's files change. */
  async renew(): Promise<void> {
    this.#swap = this.#swap
      .then(async () => this.#switchTo(await this.#raise(this.#registry, [])))
      .catch((error: unknown) => this.#log(String(error)));
    return this.#swap;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#soon);
    this.#watcher?.close();
    this.#server.close();
    await Promise.all(this.#workers.map((worker) => worker.drain(2_000)));
    this.#server.closeAllConnections();
    await rm(this.#sockets, { recursive: true, force: true });
  }

  /** The port that visitors reach; of use where the settings leave the choice to the machine. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get workerIds(): (number | undefined)[] {
    return this.#workers.map(({ id }) => id);
  }

  async #takeUp(): Promise<void> {
    if (this.#isStopping) return;
    const wanted = await readRegistry(this.#store);
    const changed = Object.keys(wanted.apps).filter(
      (name) => wanted.apps[name]?.version !== this.#registry.apps[name]?.version,
    );
    const gone = Object.keys(this.#registry.apps).some((name) => !wanted.apps[name]);
    if (changed.length === 0 && !gone) return;
    changed.forEach((name) => this.#quarantine.release(name));
    try {
      const workers = await this.#raise(wanted, changed);
      this.#registry = wanted;
      await this.#switchTo(workers);
      await this.#publishServing([]);
      this.#log(`live: ${changed.map((name) => `${name} ${wanted.apps[name]?.version}`).join(', ')}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log(`refused: ${reason}`);
      await this.#putBack(wanted, changed);
      await this.#publishServing(
        changed.map((name) => ({ name, version: wanted.apps[name]?.version ?? '', reason, at: Date.now() })),
      );
    }
  }

  /** Undoes the refused changes only: what was deployed meanwhile stays, and is taken up next. */
  async #putBack(refused: Registry, names: string[]): Promise<void> {
    const { apps } = await readRegistry(this.#store);
    for (const name of names) {
      const before = this.#registry.apps[name];
      if (apps[name]?.version !== refused.apps[name]?.version) continue;
      if (before) apps[name] = before;
      else delete apps[name];
    }
    await writeRegistry(this.#store, { apps });
  }

  async #switchTo(workers: RenderWorker[]): Promise<void> {
    const old = this.#workers;
    this.#generation += 1;
    this.#workers = workers;
    await Promise.all(old.map((worker) => worker.drain()));
  }

  /** The first worker proves what is new, the others follow; nobody serves before all are ready. */
  async #raise(registry: Registry, prove: string[]): Promise<RenderWorker[]> {
    const count = this.#options.settings.renderWorkers;
    const first = await this.#hire(registry, prove);
    const others = await Promise.allSettled(Array.from({ length: count - 1 }, () => this.#hire(registry, [])));
    const workers = [first, ...others.flatMap((other) => (other.status === 'fulfilled' ? [other.value] : []))];
    if (workers.length === count && !workers.some(({ isDead }) => isDead)) return workers;
    await Promise.all(workers.map((worker) => worker.drain(0)));
    throw new Error(
      String(others.find((other) => other.status === 'rejected')?.reason ?? 'a worker died as soon as it was ready'),
    );
  }

  async #hire(registry: Registry, prove: string[]): Promise<RenderWorker> {
    const { apiUrl, env = process.env, development = false } = this.#options;
    const socket =
      process.platform === 'win32'
        ? String.raw`\\.\pipe\ofgc-${process.pid}-${this.#serial++}`
        : join(this.#sockets, `${this.#serial++}`);
    const worker = new RenderWorker(
      { registry, socket, apiUrl, prove, quarantined: this.#quarantine.sections, development },
      env,
    );
    await worker.ready();
    if (this.#isStopping) {
      worker.kill();
      throw new Error('the site is stopping');
    }
    worker.watch(() => this.#replace(worker));
    return worker;
  }

  /** A worker has died: blame it on the sections it was rendering, and hire another. */
  async #replace(dead: RenderWorker): Promise<void> {
    if (this.#isStopping || dead.isDraining || !this.#workers.includes(dead)) return;
    this.#workers = this.#workers.filter((worker) => worker !== dead);
    const vector = Object.fromEntries(
      Object.entries(this.#registry.apps).map(([name, app]) => [name, { ...app, entry: [] }]),
    );
    const justBroken = dead.broken.filter(({ at }) => Date.now() - at < blameFor);
    const blamed = [...dead.underWay, ...justBroken]
      .map(({ url }) => remoteOfPath(splitLocale(url.split('?')[0] ?? '/').path, vector))
      .filter((name) => name !== undefined);
    const isNew = this.#quarantine.blame(blamed);
    this.#log(`worker ${dead.id} died${blamed.length > 0 ? ` rendering ${[...new Set(blamed)].join(', ')}` : ''}`);
    if (isNew) await this.renew();
    await this.#refill();
  }

  /** Hires until the set is complete; a worker that came too late for its set is let go. */
  async #refill(): Promise<void> {
    while (!this.#isStopping && this.#workers.length < this.#options.settings.renderWorkers) {
      const generation = this.#generation;
      try {
        const worker = await this.#hire(this.#registry, []);
        const isWanted =
          generation === this.#generation &&
          this.#workers.length < this.#options.settings.renderWorkers &&
          !worker.isDead;
        if (isWanted) this.#workers.push(worker);
        else await worker.drain(0);
      } catch (error) {
        this.#log(`no new worker: ${String(error)}`);
        await wait(hireAgainAfter);
      }
    }
  }

  async #publishServing(refused: Serving['refused']): Promise<void> {
    const serving: Serving = { pid: process.pid, registry: this.#registry, refused };
    await writeJson(join(this.#store, 'serving.json'), serving);
  }

  #log(sentence: string): void {
    (this.#options.log ?? ((text) => process.stderr.write(`${text}\n`)))(sentence);
  }
}
