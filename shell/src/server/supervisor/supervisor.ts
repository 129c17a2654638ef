import { watch } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { type DeployStatus, writeDeployStatus } from '../../releases/deploy-status.ts';
import { emptyRegistry, type Registry } from '../../releases/release.schema.ts';
import { readRegistry, storeFolder, writeRegistry } from '../../releases/store.ts';
import type { Settings } from '../../settings.ts';
import { Containment } from './containment.ts';
import { describeHealth, type Health } from './health.ts';
import { createProxy } from './proxy.ts';
import { takeRequest } from './quarantine-file.ts';
import { WorkerPool } from './worker-pool.ts';

export interface SupervisorOptions {
  settings: Settings;
  apiUrl: string;
  logger: Logger;
  env?: NodeJS.ProcessEnv;
  development?: boolean;
}

/** Listens, forwards to a pool of workers, and starts a new pool whenever the registry changes. */
export class Supervisor {
  readonly #settings: Settings;
  readonly #logger: Logger;
  readonly #store: string;
  readonly #pool: WorkerPool;
  readonly #containment: Containment;
  readonly #server: Server;
  #registry: Registry = emptyRegistry;
  #isStopping = false;
  /** One change of the pool at a time. */
  #queue: Promise<void> = Promise.resolve();
  #watcher: ReturnType<typeof watch> | undefined;
  #debounce: NodeJS.Timeout | undefined;

  constructor({ settings, apiUrl, logger, env = process.env, development = false }: SupervisorOptions) {
    this.#settings = settings;
    this.#logger = logger;
    this.#store = storeFolder(settings.dataDir);
    this.#pool = new WorkerPool({
      size: settings.renderWorkers,
      apiUrl,
      env,
      development,
      logger,
      onFault: (fault, urls) => this.#containment.judge(fault, urls),
    });
    this.#containment = new Containment({
      store: this.#store,
      pool: this.#pool,
      logger,
      live: () => this.#registry,
      enqueue: (change) => this.#enqueue(change),
    });
    this.#server = createProxy(this.#pool, () => this.health);
  }

  /** @throws when the port is taken or no worker starts */
  async start(): Promise<void> {
    const { host, port } = this.#settings;
    await this.#pool.open();
    this.#registry = await readRegistry(this.#store);
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    await this.#containment.startLive();
    await this.#writeStatus([]);
    this.#watcher = watch(this.#store, (_event, file) => {
      if (file === 'registry.json') {
        clearTimeout(this.#debounce);
        this.#debounce = setTimeout(() => this.refresh(), 50);
      } else {
        void takeRequest(this.#store, file).then((remote) => remote && this.#containment.release(remote));
      }
    });
    // What was deployed while the workers started.
    void this.refresh();
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
    this.#watcher?.close();
    this.#containment.close();
    this.#server.close();
    await this.#pool.close();
    this.#server.closeAllConnections();
  }

  /** The port that visitors reach; of use where the settings leave the choice to the machine. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get workerIds(): (number | undefined)[] {
    return this.#pool.workers.map(({ id }) => id);
  }

  get health(): Health {
    const { registry, unserved } = this.#pool.served;
    const served = Object.entries(registry.apps).filter(([name]) => !unserved.includes(name));
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
    const changed = Object.keys(wanted.apps).filter(
      (name) => wanted.apps[name]?.version !== this.#registry.apps[name]?.version,
    );
    const isOneGone = Object.keys(this.#registry.apps).some((name) => !wanted.apps[name]);
    if (changed.length === 0 && !isOneGone) return;
    const versions = Object.fromEntries(changed.map((name) => [name, wanted.apps[name]?.version ?? '']));
    try {
      await this.#containment.startDeployed(wanted, changed);
      this.#registry = wanted;
      await this.#writeStatus([]);
      this.#logger.info({ versions }, 'live');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#logger.error({ versions, reason }, 'refused');
      await this.#revert(wanted, changed);
      await this.#writeStatus(changed.map((name) => ({ name, version: versions[name] ?? '', reason, at: Date.now() })));
    }
  }

  /** Takes the refused changes alone out of the registry: what was deployed meanwhile stays, and is activated next. */
  async #revert(refused: Registry, names: string[]): Promise<void> {
    const { apps } = await readRegistry(this.#store);
    for (const name of names) {
      const before = this.#registry.apps[name];
      if (apps[name]?.version !== refused.apps[name]?.version) continue;
      if (before) apps[name] = before;
      else delete apps[name];
    }
    await writeRegistry(this.#store, { apps });
  }

  async #writeStatus(refused: DeployStatus['refused']): Promise<void> {
    await writeDeployStatus(this.#store, { pid: process.pid, registry: this.#registry, refused });
  }
}
