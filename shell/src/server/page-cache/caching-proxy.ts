import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { visitorGroup } from '@ofgc/shared/http/client-ip-group.ts';
import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import type { Settings } from '../../settings.ts';
import { postedBodies } from '../entrance/bodies/posted-bodies.ts';
import { createEntrance } from '../entrance/entrance.ts';
import { type Refuse, refuseWith } from '../entrance/refuse.ts';
import { addressTest, visitorAddress } from '../entrance/visitor-address.ts';
import { visitorConcurrency } from '../entrance/visitor-concurrency.ts';
import type { Canary } from '../canary/canary.ts';
import { firstByteTimeout, uploadFirstByteTimeout } from '../../timeouts.ts';
import { patientTimeout } from '../http/limits/patient-timeout.ts';
import { securityHeaders } from '../http/policy/security-headers.ts';
import { answerMetrics } from '../metrics/answer-metrics.ts';
import { SiteMetrics } from '../metrics/site-metrics.ts';
import { Preview, type PreviewOptions } from '../preview/preview.ts';
import { answerHealth, type Health } from '../supervisor/health-and-ready.ts';
import { WorkerProxy, type Upstreams } from '../supervisor/proxy/worker-proxy.ts';
import type { UpstreamWorker } from '../supervisor/proxy/upstream-worker.ts';
import { pageAddress } from './addresses/page-address.ts';
import { AssetCache } from './files/asset-cache.ts';
import { followChanges } from './changes/change-stream.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';
import { ReceivedChanges } from './changes/received-changes.ts';
import { ApiFileCache } from './files/api-file-cache.ts';
import { PageCache } from './page-cache.ts';
import { TagPurge } from './changes/tag-purge.ts';
import { renderSharedPage } from './renders/render-shared-page.ts';
import { type AskTurn, renderTurns } from './renders/render-turns.ts';
import type { WorkerResponse } from './renders/worker-response.ts';
import { servePages } from './serve-pages.ts';

interface CachingProxyOptions {
  settings: Settings;
  apiUrl: string;
  upstreams: Upstreams;
  health: () => Health;
  /** The canary: its workers serve a share of the visits. */
  canary?: Pick<Canary, 'takes' | 'answered' | 'pageSent'> & { readonly workers: readonly UpstreamWorker[] };
  /** Handlers that are tried before the pages: the publishing endpoint, operators, errors of browsers. */
  inner?: (tools: InnerTools) => readonly Answerer[];
  /** Shows releases that are not live to those who may see them. */
  preview?: Pick<PreviewOptions, 'tokens' | 'workers' | 'firstPage' | 'logger'>;
  /** Called before a worker is asked for a file of a release: another machine may have it. */
  fetchMissing?: (url: string) => Promise<void>;
  /** Receives changes of the content, before any page is rendered that shows them; null: they are no longer received. */
  onHeard?: (change: ContentChange | null) => void;
  logger: Pick<Logger, 'error'>;
  development: boolean;
}

/** Answers a request or leaves it to the next. @returns whether it answered */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Tools that all inner handlers need. */
export interface InnerTools {
  /** The group of network addresses that the visitor's belongs to. */
  visitorOf: (request: IncomingMessage) => string;
  refuse: Refuse;
  securityHeaders: OutgoingHttpHeaders;
  metrics: SiteMetrics;
}

/** The entrance for visitors: the listening server, its page cache, and the stream of content changes. */
export class CachingProxy {
  readonly server: Server;
  readonly metrics: SiteMetrics;
  readonly #apiUrl: string;
  readonly #dataDir: string;
  readonly #refuse: Refuse;
  /** Time limit for a worker's first byte, in milliseconds. */
  readonly #timeout: number;
  readonly #changes = new ReceivedChanges();
  /** No cache in development, where pages change without a release. */
  readonly #cache: PageCache | null;
  readonly #canaryCache: PageCache | null;
  readonly #onHeard: (change: ContentChange | null) => void;
  readonly #files: ApiFileCache | null;
  readonly #assets: AssetCache | null;
  /** Purges the caches in front. */
  readonly #purge: TagPurge;
  #unfollow = () => {};

  constructor({
    settings,
    apiUrl,
    upstreams,
    health,
    inner = () => [],
    preview: previewOptions,
    canary,
    fetchMissing,
    onHeard = () => {},
    logger,
    development,
  }: CachingProxyOptions) {
    this.#apiUrl = apiUrl;
    this.#dataDir = settings.dataDir;
    this.#onHeard = onHeard;
    this.#purge = new TagPurge(settings.purgedCaches);
    const headers = securityHeaders({ ...settings, development });
    this.#refuse = refuseWith(headers, logger);
    const refuse = this.#refuse;
    const metrics = new SiteMetrics({
      health,
      caches: () => [this.#cache, this.#canaryCache].filter((cache) => cache !== null),
      assets: () => this.#assets,
    });
    this.metrics = metrics;
    const hasCanary = () => canary !== undefined && canary.workers.length > 0;
    const deadlines = {
      timeout: patientTimeout(firstByteTimeout, settings),
      uploadTimeout: patientTimeout(uploadFirstByteTimeout, settings),
    };
    this.#timeout = deadlines.timeout;
    const proxy = new WorkerProxy({
      ...upstreams,
      ...deadlines,
      refuse,
      hasCanary,
      lastSeenRevision: () => this.#lastSeenRevision,
      onAnswer: ({ statusCode = 502, headers: answered }) => metrics.workerAnswered(statusCode, answered),
    });
    const turns = (patience?: number) => renderTurns({ ...settings, ...upstreams, patience });
    const sharedPages = turns(this.#timeout);
    // Visitors' own pages have a queue of their own, so that they delay each other and not the shared pages.
    const pagesOfVisitors = turns(this.#timeout);
    // Pictures that the API has still to make delay no pages, and wait as long as it takes: nothing can be shown in their place.
    const filesOfApi = turns();
    const renderBy = (lane: WorkerProxy, ask: AskTurn) => (address: string) =>
      new Promise<WorkerResponse | 'too large' | undefined>((resolve) => {
        const take = (done: () => void) => void renderSharedPage(lane, address, done).then(resolve).finally(done);
        ask(address, { take, refuse: () => resolve(undefined) });
      });
    const cacheOf = (lane: WorkerProxy, workers: () => readonly UpstreamWorker[], maxBytes: number) =>
      development || settings.pageCacheBytes === 0
        ? null
        : new PageCache({
            render: async (address) => orNothing(await renderBy(lane, sharedPages)(address)),
            hasWorkers: () => workers().length > 0,
            changes: this.#changes,
            maxBytes,
            logger,
          });
    this.#cache = cacheOf(proxy, upstreams.workers, settings.pageCacheBytes);
    this.#files =
      this.#cache &&
      new ApiFileCache({
        fetch: renderBy(proxy, filesOfApi),
        changes: this.#changes,
        maxBytes: settings.pageCacheBytes / 3,
      });
    const assets = this.#cache && new AssetCache();
    this.#assets = assets;
    const isTrusted = addressTest(settings.trustedProxies);
    const visitorOf = visitorAddress(isTrusted);
    const takeTurn = visitorConcurrency(visitorOf, refuse);
    const serveBy = (lane: WorkerProxy, cache: PageCache | null) =>
      servePages({
        cache,
        files: this.#files,
        hasCanary,
        forward: (request, response, { body, onEnd }) =>
          lane.forward(request, response, {
            visitor: visitorOf(request),
            body,
            onEnd,
            onAnswer: (answer) => assets?.store(request, answer),
          }),
        forwardPage: (request, response, { onEnd }) => {
          const take = (done: () => void) => {
            const end = () => {
              done();
              onEnd();
            };
            if (response.destroyed) end();
            else lane.forward(request, response, { visitor: visitorOf(request), onEnd: end, onHeld: done });
          };
          const giveUp = () => {
            onEnd();
            refuse.response(response, 503);
          };
          pagesOfVisitors(request.url ?? '/', { take, refuse: giveUp });
        },
        takeTurn,
        readPostedBody: postedBodies(visitorOf, refuse),
        refuse,
        securityHeaders: headers,
      });
    const serveLive = serveBy(proxy, this.#cache);
    const canaryWorkers = () => (canary && canary.workers.length > 0 ? canary.workers : upstreams.workers());
    const canaryProxy = new WorkerProxy({
      ...upstreams,
      ...deadlines,
      workers: canaryWorkers,
      retry: async () => 'anyone',
      refuse,
      hasCanary,
      lastSeenRevision: () => this.#lastSeenRevision,
      onAnswer: ({ statusCode = 502, headers: answered }) => {
        metrics.workerAnswered(statusCode, answered);
        canary?.answered(answered);
      },
    });
    // The canary has its own cache: pages made by the live and the canary releases must never mix.
    this.#canaryCache = cacheOf(canaryProxy, canaryWorkers, settings.pageCacheBytes / 4);
    const serveCanary = serveBy(canaryProxy, this.#canaryCache);
    const serve: typeof serveLive = (request, response) => {
      if (!canary?.takes(() => visitorGroup(visitorOf(request)))) return serveLive(request, response);
      const { url = '/' } = request;
      if (pageAddress(url) !== null) response.once('finish', () => canary.pageSent(upstreams.sectionsOf?.(url) ?? []));
      serveCanary(request, response);
    };
    const preview =
      previewOptions &&
      new Preview({ ...previewOptions, timeout: this.#timeout, takeTurn, refuse, securityHeaders: headers });
    const answerers = inner({
      visitorOf: (request) => visitorGroup(visitorOf(request)),
      refuse,
      securityHeaders: headers,
      metrics,
    });
    this.server = createEntrance({
      isTrusted,
      refuse,
      serve(request, response) {
        if (answerHealth(request, response, health) || answerMetrics(request, response, { metrics, refuse, logger }))
          return;
        if (answerers.some((answer) => answer(request, response)) || preview?.answer(request, response)) return;
        if (assets?.send(request, response)) return;
        if (!fetchMissing || !request.url?.startsWith('/assets/')) return serve(request, response);
        return fetchMissing(request.url).finally(() => serve(request, response));
      },
    });
  }

  /** Starts to receive changes of the content. */
  follow(): void {
    this.#unfollow = followChanges(this.#apiUrl, {
      secret: readInternalSecret(this.#dataDir),
      lastSeenRevision: () => this.#changes.revision,
      onChange: (change) => {
        this.#changes.note(change);
        this.#onHeard(change);
        this.#purge.purge(change.tables);
        this.#cache?.refresh();
        this.#canaryCache?.refresh();
      },
      onSilence: () => {
        // Called once for each attempt to connect; only the first purges, as caches in front keep what they fetch from here on.
        if (this.#changes.silentSince === null) this.#purge.purge(null);
        this.#changes.fallSilent();
        this.#onHeard(null);
      },
    });
  }

  /** Has a new set of workers render the most wanted pages before it serves. */
  async prewarm(workers: readonly UpstreamWorker[]): Promise<void> {
    const proxy = new WorkerProxy({
      workers: () => workers,
      retry: async () => 'anyone',
      timeout: this.#timeout,
      lastSeenRevision: () => this.#lastSeenRevision,
      refuse: this.#refuse,
      keepsConnections: false,
    });
    await this.#cache?.prewarm(async (address) => orNothing(await renderSharedPage(proxy, address)));
  }

  /** A new set of workers serves from now on: pages of the old set are outdated. */
  goLive(): void {
    this.#cache?.goLive();
    this.#assets?.forget();
    this.#purge.purge(null);
  }

  /** The canary has changed or ended: pages of the old canary are outdated. */
  switchCanary(): void {
    this.#canaryCache?.goLive();
    this.#assets?.forget();
    this.#purge.purge(null);
  }

  get #lastSeenRevision(): number | null {
    return this.#changes.silentSince === null ? this.#changes.revision : null;
  }

  close(): void {
    this.#unfollow();
    this.#purge.close();
    this.server.close();
  }
}

/** A page is never too large to be shared, unless something is wrong with it. */
function orNothing(page: WorkerResponse | 'too large' | undefined): WorkerResponse | undefined {
  return page === 'too large' ? undefined : page;
}
