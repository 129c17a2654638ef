import { mkdirSync, watch } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import {
  type Refusal,
  removeDeployStatus,
  statusInterval,
  touchDeployStatus,
  writeDeployStatus,
} from '../../releases/registry/deploy-status.ts';
import { changedApps, withAppOf } from '../../releases/registry/registry.ts';
import {
  changeRegistry,
  type NumberedRegistry,
  readRegistry,
  registryEvent,
  registryFolder,
} from '../../releases/registry/registry-log.ts';
import { emptyRegistry, type Registry } from '../../releases/release.schema.ts';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { storeFolder } from '../../releases/store/store.ts';
import type { Settings } from '../../settings.ts';
import { Front } from '../page-cache/front.ts';
import { visitorGroup } from '@ofgc/shared/http/visitor-group.ts';
import { addressTest, visitorAddress } from '../entrance/visitor-address.ts';
import { DatabaseLink } from '../publishing/database-link.ts';
import { PublishingDoor } from '../publishing/door.ts';
import { Containment } from './containment.ts';
import { describeHealth, type Health } from './health.ts';
import type { UpstreamWorker } from './proxy.ts';
import { takeRequest } from './quarantine-file.ts';
import { WorkerPool } from './worker-pool.ts';

export interface SupervisorOptions {
  settings: Settings;
  apiUrl: string;
  logger: Logger;
  env?: NodeJS.ProcessEnv;
  development?: boolean;
  /** Without it the releases of this store are its own, and nobody publishes from outside. */
  database?: ReleaseDatabase;
  /** Hears which releases are live, at the start and after every change. */
  onLive?: (registry: Registry) => void;
}

/** How many refusals a site's status remembers. */
const rememberedRefusals = 20;

/** Has a front that listens and a pool of workers behind it, and starts a new pool whenever the registry changes. */
export class Supervisor {
  readonly #settings: Settings;
  readonly #logger: Logger;
  readonly #store: string;
  readonly #pool: WorkerPool;
  readonly #containment: Containment;
  readonly #front: Front;
  readonly #link: DatabaseLink | null;
  readonly #onLive: (registry: Registry) => void;
  /** What the workers serve. */
  #registry: Registry = emptyRegistry;
  /** The newest revision of the registry that was judged. */
  #number = 0;
  #refused: Refusal[] = [];
  #isStopping = false;
  /** One change of the pool at a time. */
  #queue: Promise<void> = Promise.resolve();
  #watchers: ReturnType<typeof watch>[] = [];
  #debounce: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;

  constructor({
    settings,
    apiUrl,
    logger,
    database,
    env = process.env,
    development = false,
    onLive,
  }: SupervisorOptions) {
    this.#settings = settings;
    this.#logger = logger;
    this.#store = storeFolder(settings.dataDir);
    this.#onLive = onLive ?? (() => {});
    this.#pool = new WorkerPool({
      size: settings.renderWorkers,
      store: this.#store,
      apiUrl,
      env,
      development,
      logger,
      onFault: (fault, urls) => {
        this.#front.metrics.faultFound(fault);
        return this.#containment.judge(fault, urls);
      },
      beforeSwitch: (workers) => this.#front.prewarm(workers),
      onSwitch: () => this.#front.goLive(),
    });
    this.#containment = new Containment({
      store: this.#store,
      pool: this.#pool,
      logger,
      live: () => this.#registry,
      enqueue: (change) => this.#enqueue(change),
    });
    const upstreams = {
      workers: () => this.#pool.workers,
      retry: (failed: UpstreamWorker, path: string) => this.#pool.retry(failed, path),
    };
    const link = database && new DatabaseLink({ store: this.#store, database, logger, judged: () => this.#number });
    const visitorOf = visitorAddress(addressTest(settings.trustedProxies));
    const door =
      database &&
      new PublishingDoor({
        store: this.#store,
        database,
        siteUrl: settings.siteUrl,
        visitorOf: (request) => visitorGroup(visitorOf(request)),
        trial: { apiUrl, env },
        sync: () => link?.sync() ?? Promise.resolve(),
        logger,
      });
    this.#link = link ?? null;
    this.#front = new Front({
      settings,
      apiUrl,
      upstreams,
      health: () => this.health,
      ...(door && { door: (request, response) => door.answer(request, response) }),
      ...(link && { fetchMissing: (url) => link.fetchMissing(url) }),
      onHeard: (change) => this.#pool.hear(change),
      development,
    });
  }

  /**
   * @param passed what has passed the gate before, usually the registry itself; what differs from it is judged first
   * @throws when the port is taken, or no shell starts
   */
  async start(passed?: Registry): Promise<void> {
    const { host, port } = this.#settings;
    await this.#pool.open();
    mkdirSync(registryFolder(this.#store), { recursive: true });
    const wanted = await readRegistry(this.#store);
    await new Promise<void>((resolve, reject) => {
      this.#front.server.once('error', reject);
      this.#front.server.listen(port, host, resolve);
    });
    this.#front.follow();
    this.#registry = passed ?? wanted;
    await this.#judge(wanted);
    if (this.#pool.workers.length === 0) await this.#startWithout(this.#refused);
    this.#watchers = [
      watch(registryFolder(this.#store), () => {
        clearTimeout(this.#debounce);
        this.#debounce = setTimeout(() => {
          void this.refresh();
          void this.#link?.sync();
        }, 50);
      }),
      watch(this.#store, (_event, file) => {
        void takeRequest(this.#store, file).then((remote) => remote && this.#containment.release(remote));
      }),
    ];
    // A folder that several machines share tells nobody of changes.
    this.#poll = setInterval(() => {
      void touchDeployStatus(this.#store, process.pid);
      void this.refresh();
    }, statusInterval);
    // What was deployed while the workers started.
    void this.refresh();
    this.#link?.follow();
  }

  /** Activates the registry as it is now. */
  refresh(): Promise<void> {
    return this.#enqueue(() => this.#activate());
  }

  /** The same releases in new workers: for development, where a version's files change. */
  restartWorkers(): Promise<void> {
    return this.#enqueue(() => {
      this.#containment.forget();
      return this.#containment.startLive();
    });
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#debounce);
    clearInterval(this.#poll);
    this.#watchers.forEach((watcher) => watcher.close());
    this.#containment.close();
    await this.#link?.stop();
    this.#front.close();
    await this.#pool.close();
    await removeDeployStatus(this.#store, process.pid);
    this.#front.server.closeAllConnections();
  }

  /** The port that visitors reach; of use where the settings leave the choice to the machine. */
  get port(): number {
    return (this.#front.server.address() as AddressInfo).port;
  }

  get workerIds(): (number | undefined)[] {
    return this.#pool.workers.map(({ id }) => id);
  }

  get health(): Health {
    const { registry, unserved } = this.#pool.served;
    const served = Object.entries(registry.apps).filter(([name, { removed }]) => !unserved.includes(name) && !removed);
    return describeHealth({
      serving: this.#pool.workers.length,
      wanted: this.#settings.renderWorkers,
      releases: Object.fromEntries(served.map(([name, { version }]) => [name, version])),
      quarantined: this.#containment.quarantined,
    });
  }

  #enqueue(change: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue
      .then(() => (this.#isStopping ? undefined : change()))
      .catch((error: unknown) => this.#logger.error({ err: error }, 'the workers could not be replaced'));
    return this.#queue;
  }

  async #activate(): Promise<void> {
    const wanted = await readRegistry(this.#store);
    if (wanted.number !== this.#number) await this.#judge(wanted);
  }

  /** Serves what of a registry passes; what does not is taken out of it. */
  async #judge(wanted: NumberedRegistry): Promise<void> {
    const changed = changedApps(this.#registry, wanted);
    const refused = await this.#serve(wanted, changed);
    this.#number = wanted.number;
    this.#refused = [...this.#refused, ...refused].slice(-rememberedRefusals);
    for (const refusal of refused) {
      this.#logger.error(refusal, 'refused');
      await this.#takeBack(refusal);
    }
    await this.#writeStatus();
    // What was refused is taken back for the other machines, too, and they hear how far this one is.
    void this.#link?.sync();
    this.#onLive(this.#registry);
    const versions = Object.fromEntries(changed.map((name) => [name, this.#registry.apps[name]?.version]));
    if (changed.length > refused.length) this.#logger.info({ versions }, 'live');
  }

  /** All changes at once; where that fails each app is judged alone, on top of what has passed. */
  async #serve(wanted: NumberedRegistry, changed: string[]): Promise<Refusal[]> {
    if (changed.length === 0) return [];
    const refusalOf = (name: string, error: unknown): Refusal => ({
      name,
      version: wanted.apps[name]?.version ?? '',
      reason: error instanceof Error ? error.message : String(error),
      number: wanted.number,
    });
    try {
      await this.#containment.startDeployed(wanted, changed);
      this.#registry = wanted;
      return [];
    } catch (error) {
      if (changed.length === 1) return changed.map((name) => refusalOf(name, error));
    }
    const refused: Refusal[] = [];
    for (const name of changed) {
      const next = withAppOf(this.#registry, name, wanted);
      try {
        await this.#containment.startDeployed(next, [name]);
        this.#registry = next;
      } catch (error) {
        refused.push(refusalOf(name, error));
      }
    }
    return refused;
  }

  /** @throws where the shell is what was refused, and there was none before */
  async #startWithout(refused: readonly Refusal[]): Promise<void> {
    const shell = refused.find(({ name }) => name === 'shell');
    if (shell && !this.#registry.apps.shell) throw new Error(shell.reason);
    await this.#containment.startLive();
  }

  /** Takes a refused change alone out of the registry: what was deployed meanwhile stays, and is judged next. */
  async #takeBack({ name, version, reason }: Refusal): Promise<void> {
    await changeRegistry(this.#store, (current) => {
      if ((current.apps[name]?.version ?? '') !== version) return null;
      const by = { who: `${hostname()}-${process.pid}`, commit: 'unknown', isDirty: false, why: reason };
      return { event: registryEvent('refuse', { name, version }, by), ...withAppOf(current, name, this.#registry) };
    });
  }

  async #writeStatus(): Promise<void> {
    await writeDeployStatus(this.#store, {
      pid: process.pid,
      number: this.#number,
      registry: { apps: this.#registry.apps },
      refused: this.#refused,
    }).catch((error: unknown) =>
      this.#logger.warn(
        { err: error },
        'the store cannot be written: the site serves what is live, and no deploy reaches it',
      ),
    );
  }
}
