import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { removeDeployStatus, touchDeployStatus } from '../../releases/registry/deploy-status.ts';
import { readRegistry, registryFolder } from '../../releases/registry/registry-log.ts';
import type { Registry } from '../../releases/release.schema.ts';
import { BucketMirror } from '../../releases/bucket/bucket-mirror.ts';
import type { ReleaseBucket } from '../../releases/bucket/release-bucket.ts';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { storeFolder } from '../../releases/store/store.ts';
import type { Settings } from '../../settings.ts';
import { CachingProxy } from '../page-cache/caching-proxy.ts';
import { visitorGroup } from '@ofgc/shared/http/client-ip-group.ts';
import { addressTest, visitorAddress } from '../entrance/visitor-address.ts';
import { Canary } from '../canary/canary.ts';
import { ChangeQueue } from './change-queue.ts';
import { PreviewTokenReader } from '../preview/preview-token.ts';
import { PreviewWorkers } from '../preview/preview-workers.ts';
import { DatabaseLink } from '../publishing/database-link.ts';
import { PublishingEndpoint } from '../publishing/publishing-endpoint.ts';
import { servedVersions } from './quarantine/fallback.ts';
import { QuarantineManager } from './quarantine/quarantine-manager.ts';
import { describeHealth, type Health } from './health-and-ready.ts';
import { supervisorRoutes } from './supervisor-routes.ts';
import type { UpstreamWorker } from './proxy/upstream-worker.ts';
import { ReleaseReconciler } from './release-reconciler.ts';
import { watchStore } from './watch-store.ts';
import { WorkerPool } from './worker-pool.ts';
import { WorkerSpawner } from './processes/worker-spawner.ts';

interface SupervisorOptions {
  settings: Settings;
  apiUrl: string;
  logger: Logger;
  env?: NodeJS.ProcessEnv;
  development?: boolean;
  /** Without it the store is the only source of releases, and publishing from outside is off. */
  database?: ReleaseDatabase;
  /** A bucket that keeps a second copy of the releases. */
  bucket?: ReleaseBucket | undefined;
  /** Receives the live registry, at the start and after every change. */
  onLive?: (registry: Registry) => void;
}

/** Runs a listening front and the pool of workers behind it, and starts a new pool whenever the registry changes. */
export class Supervisor {
  readonly #settings: Settings;
  readonly #logger: Logger;
  readonly #store: string;
  readonly #spawner: WorkerSpawner;
  readonly #pool: WorkerPool;
  readonly #quarantineManager: QuarantineManager;
  readonly #proxy: CachingProxy;
  readonly #link: DatabaseLink | null;
  readonly #mirror: BucketMirror | null;
  readonly #reconciler: ReleaseReconciler;
  readonly #canary: Canary;
  readonly #previews: PreviewWorkers | null;
  /** Changes of the pool, and of the canary's workers, for which no change of the pool waits. */
  readonly #queue: ChangeQueue;
  readonly #canaryQueue: ChangeQueue;
  #unwatch = () => {};

  constructor({
    settings,
    apiUrl,
    logger,
    database,
    bucket,
    env = process.env,
    development = false,
    onLive,
  }: SupervisorOptions) {
    this.#settings = settings;
    this.#logger = logger;
    this.#store = storeFolder(settings.dataDir);
    const isStopped = () => this.#reconciler.isStopped;
    this.#queue = new ChangeQueue({ isStopped, logger });
    this.#canaryQueue = new ChangeQueue({ isStopped, logger });
    this.#spawner = new WorkerSpawner({
      store: this.#store,
      apiUrl,
      env,
      development,
      keepsSpares: settings.keepsSpares && !development,
    });
    this.#pool = new WorkerPool({
      size: settings.renderWorkers,
      spawner: this.#spawner,
      logger,
      onFault: (fault, urls) => {
        this.#proxy.metrics.faultFound(fault);
        return this.#quarantineManager.judge(fault, urls);
      },
      beforeSwitch: (workers) => this.#proxy.prewarm(workers),
      onSwitch: () => {
        this.#proxy.goLive();
        void this.#canary.follow(this.#pool.served.registry);
      },
    });
    this.#quarantineManager = new QuarantineManager({
      store: this.#store,
      site: `${hostname()}-${settings.port}`,
      pool: this.#pool,
      logger,
      live: () => this.#reconciler.live,
      suspend: (remotes) => [this.#pool, this.#canary].forEach((set) => set.suspend(remotes)),
      enqueue: (change) => this.#queue.add(change),
    });
    const upstreams = {
      workers: () => this.#pool.workers,
      sectionsOf: (path: string) => this.#pool.sectionsOf(path),
      retry: (failed: UpstreamWorker, path: string) => this.#pool.retry(failed, path),
    };
    const link =
      database &&
      new DatabaseLink({
        store: this.#store,
        database,
        logger,
        judged: () => this.#reconciler.judged,
        onInStep: () => onLive?.(this.#reconciler.live),
      });
    const visitorOf = visitorAddress(addressTest(settings.trustedProxies));
    const endpoint =
      database &&
      new PublishingEndpoint({
        store: this.#store,
        database,
        siteUrl: settings.siteUrl,
        visitorOf: (request) => visitorGroup(visitorOf(request)),
        trial: { apiUrl, env, start: (entry) => this.#spawner.lend(entry) },
        requiresCheck: settings.requiresCheck,
        serve: async () => {
          void this.refresh();
          await link?.sync();
        },
        logger,
      });
    this.#link = link ?? null;
    this.#mirror = bucket ? new BucketMirror({ store: this.#store, bucket, logger }) : null;
    this.#canary = new Canary({
      store: this.#store,
      spawner: this.#spawner,
      logger,
      served: () => this.#pool.served,
      noteFault: (fault) => this.#proxy.metrics.faultFound(fault),
      onFault: (fault, urls) => void this.#quarantineManager.judge(fault, urls),
      enqueue: (start) => this.#canaryQueue.add(start),
      onSwitch: () => {
        this.#proxy.switchCanary();
        void this.#reconciler.writeStatus();
      },
    });
    this.#previews =
      database && !development
        ? new PreviewWorkers({
            store: this.#store,
            database,
            spawner: this.#spawner,
            logger,
            served: () => this.#pool.served,
          })
        : null;
    this.#reconciler = new ReleaseReconciler({
      store: this.#store,
      quarantineManager: this.#quarantineManager,
      logger,
      canary: () => this.#canary.release,
      onJudged: (registry) => {
        // The other machines remove the refused releases from their registries too, and learn this machine's deploy status.
        void this.#link?.sync();
        this.#previews?.restart();
        void this.#canary.follow(this.#reconciler.live);
        onLive?.(registry);
      },
    });
    this.#proxy = new CachingProxy({
      settings,
      apiUrl,
      upstreams,
      health: () => this.health,
      canary: this.#canary,
      inner: (tools) =>
        supervisorRoutes(
          { ...tools, store: this.#store, token: settings.operatorToken, database, logger, endpoint },
          { site: this, reconciler: this.#reconciler, pool: this.#pool, canary: this.#canary },
        ),
      ...(database &&
        this.#previews && {
          preview: {
            tokens: new PreviewTokenReader({ database, site: new URL(settings.siteUrl).origin }),
            workers: this.#previews,
            firstPage: (app) => this.#reconciler.live.apps[app]?.mounts[0] ?? '/',
            logger,
          },
        }),
      ...(link && { fetchMissing: (url) => link.fetchMissing(url) }),
      onHeard: (change) => this.#spawner.hear(change),
      logger,
      development,
    });
  }

  /**
   * @param passed the registry that has passed the gate before, usually the current one; apps that differ from it are judged first
   * @returns whether it serves: a stop meanwhile is no failure @throws when the port is taken, or no shell starts
   */
  async start(passed?: Registry): Promise<boolean> {
    const { host, port } = this.#settings;
    await this.#spawner.open();
    mkdirSync(registryFolder(this.#store), { recursive: true });
    const wanted = await readRegistry(this.#store);
    if (this.#reconciler.isStopped) {
      // Its folder was made after the stop.
      await this.#spawner.close();
      return false;
    }
    await new Promise<void>((resolve, reject) => {
      this.#proxy.server.once('error', reject);
      this.#proxy.server.listen(port, host, resolve);
    });
    this.#proxy.follow();
    await this.#queue.run(async () => {
      await this.#quarantineManager.restore();
      await this.#reconciler.begin(passed ?? wanted, wanted);
      if (this.#pool.workers.length === 0 && !this.#reconciler.isStopped) await this.#reconciler.startWithout();
    });
    if (this.#reconciler.isStopped) return false;
    this.#unwatch = watchStore(this.#store, {
      onRegistry: () => {
        void this.refresh();
        void this.#link?.sync();
      },
      onRequest: (request) => this.#quarantineManager.release(request),
      onTick: () => {
        void touchDeployStatus(this.#store, process.pid);
        void this.refresh();
      },
      logger: this.#logger,
    });
    // Activates releases that were deployed while the workers started.
    void this.refresh();
    this.#link?.follow();
    void this.#mirror?.follow();
    return true;
  }

  /** Activates the current registry. */
  refresh(): Promise<void> {
    return this.#queue.add(() => this.#reconciler.followRegistry());
  }

  /** Serves the same releases with new workers: for development, where a version's files change. */
  restartWorkers(): Promise<void> {
    return this.#queue.add(() => {
      this.#quarantineManager.forget();
      return this.#quarantineManager.startLive();
    });
  }

  async stop(): Promise<void> {
    this.#reconciler.stop();
    this.#unwatch();
    this.#quarantineManager.close();
    this.#previews?.close();
    this.#canary.close();
    this.#mirror?.stop();
    await this.#link?.stop();
    this.#proxy.close();
    await this.#pool.close();
    await this.#spawner.close();
    await removeDeployStatus(this.#store, process.pid);
    this.#proxy.server.closeAllConnections();
  }

  /** The port that visitors reach; useful where the settings let the system choose it. */
  get port(): number {
    return (this.#proxy.server.address() as AddressInfo).port;
  }

  get workerIds(): (number | undefined)[] {
    return this.#pool.workers.map(({ id }) => id);
  }

  get health(): Health {
    return describeHealth({
      // Nobody is sent to a site that ends: `/ready` says so.
      serving: this.#reconciler.isStopped ? 0 : this.#pool.workers.length,
      wanted: this.#settings.renderWorkers,
      releases: servedVersions(this.#pool.served),
      quarantined: this.#quarantineManager.quarantined,
      behind: [
        ...this.#reconciler.judged.postponed.map(({ name: app, reason }) => ({ app, reason })),
        ...(this.#link?.unfetched ?? []),
      ],
    });
  }
}
