import { watch } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { type DeployStatus, writeDeployStatus } from '../../releases/deploy-status.ts';
import { emptyRegistry, type Registry } from '../../releases/release.schema.ts';
import { readRegistry, storeFolder, writeRegistry } from '../../releases/store.ts';
import type { Settings } from '../../settings.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { followChanges } from '../page-cache/change-stream.ts';
import { ContentChanges } from '../page-cache/content-changes.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { renderForAll } from '../page-cache/render-for-all.ts';
import { servePages } from '../page-cache/serve-pages.ts';
import { Proxy } from './proxy.ts';
import { WorkerPool } from './worker-pool.ts';

export interface SupervisorOptions {
  settings: Settings;
  apiUrl: string;
  logger: Logger;
  env?: NodeJS.ProcessEnv;
  development?: boolean;
}

/** Listens, sends kept pages, forwards the rest to a pool of workers, and starts a new pool whenever the registry changes. */
export class Supervisor {
  readonly #settings: Settings;
  readonly #logger: Logger;
  readonly #store: string;
  readonly #pool: WorkerPool;
  readonly #server: Server;
  readonly #apiUrl: string;
  readonly #changes = new ContentChanges();
  /** None in development, where pages change without a release. */
  readonly #cache: PageCache | null;
  #unfollow = () => {};
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
    this.#apiUrl = apiUrl;
    this.#pool = new WorkerPool({
      size: settings.renderWorkers,
      apiUrl,
      env,
      development,
      logger,
      onQuarantine: () => this.restartWorkers(),
      beforeSwitch: async (workers) => {
        const untried = new Proxy({ workers: () => workers });
        await this.#cache?.prewarm((address) => renderForAll(untried, address));
      },
      onSwitch: () => this.#cache?.goLive(),
    });
    const proxy = new Proxy({ workers: () => this.#pool.workers });
    this.#cache =
      development || settings.pageCacheBytes === 0
        ? null
        : new PageCache({
            render: (address) => renderForAll(proxy, address),
            hasWorkers: () => this.#pool.workers.length > 0,
            changes: this.#changes,
            maxBytes: settings.pageCacheBytes,
          });
    this.#server = createServer(
      servePages({
        cache: this.#cache,
        forward: (request, response) => proxy.forward(request, response),
        securityHeaders: securityHeaders({ siteUrl: settings.siteUrl, development }),
      }),
    );
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
    this.#followContent();
    await this.#pool.start(this.#registry);
    await this.#writeStatus([]);
    this.#watcher = watch(this.#store, (_event, file) => {
      if (file !== 'registry.json') return;
      clearTimeout(this.#debounce);
      this.#debounce = setTimeout(() => this.refresh(), 50);
    });
    // What was deployed while the workers started.
    void this.refresh();
  }

  /** Activates the registry as it is now. */
  refresh(): Promise<void> {
    return this.#enqueue(() => this.#activate());
  }

  /** The same releases in new workers: for a quarantine, and for development, where a version's files change. */
  restartWorkers(): Promise<void> {
    return this.#enqueue(() => this.#pool.start(this.#registry));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#debounce);
    this.#watcher?.close();
    this.#unfollow();
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

  #followContent(): void {
    const cache = this.#cache;
    if (!cache) return;
    this.#unfollow = followChanges(this.#apiUrl, {
      onChange: (change) => {
        this.#changes.note(change);
        cache.refresh();
      },
      onSilence: () => this.#changes.fallSilent(),
    });
  }

  #enqueue(change: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue
      .then(change)
      .catch((error: unknown) => this.#logger.error({ err: error }, 'the workers could not be replaced'));
    return this.#queue;
  }

  async #activate(): Promise<void> {
    if (this.#isStopping) return;
    const wanted = await readRegistry(this.#store);
    const changed = Object.keys(wanted.apps).filter(
      (name) => wanted.apps[name]?.version !== this.#registry.apps[name]?.version,
    );
    const isOneGone = Object.keys(this.#registry.apps).some((name) => !wanted.apps[name]);
    if (changed.length === 0 && !isOneGone) return;
    changed.forEach((name) => this.#pool.quarantine.release(name));
    const versions = Object.fromEntries(changed.map((name) => [name, wanted.apps[name]?.version ?? '']));
    try {
      await this.#pool.start(wanted, changed);
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
