import { createServer, type Server } from 'node:http';
import type { Settings } from '../../settings.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { answerMetrics } from '../metrics/answer-metrics.ts';
import { SiteMetrics } from '../metrics/site-metrics.ts';
import { answerHealth, type Health } from '../supervisor/health.ts';
import { Proxy, type Upstreams, type UpstreamWorker } from '../supervisor/proxy.ts';
import { followChanges } from './change-stream.ts';
import { type ContentChange, ContentChanges } from './content-changes.ts';
import { PageCache } from './page-cache.ts';
import { renderForAll } from './render-for-all.ts';
import { servePages } from './serve-pages.ts';

interface FrontOptions {
  settings: Settings;
  apiUrl: string;
  upstreams: Upstreams;
  health: () => Health;
  /** Hears of the content's changes, before any page is rendered that shows them; null: they are not heard any more. */
  onHeard?: (change: ContentChange | null) => void;
  development: boolean;
}

/** Where visitors come in: the listening server, the pages that it keeps, and its ear at the content. */
export class Front {
  readonly server: Server;
  readonly metrics: SiteMetrics;
  readonly #apiUrl: string;
  readonly #changes = new ContentChanges();
  /** None in development, where pages change without a release. */
  readonly #cache: PageCache | null;
  readonly #onHeard: (change: ContentChange | null) => void;
  #unfollow = () => {};

  constructor({ settings, apiUrl, upstreams, health, onHeard = () => {}, development }: FrontOptions) {
    this.#apiUrl = apiUrl;
    this.#onHeard = onHeard;
    const metrics = new SiteMetrics({ health, cacheBytes: () => this.#cache?.bytes ?? 0 });
    this.metrics = metrics;
    const proxy = new Proxy({
      ...upstreams,
      heard: () => this.#heard,
      onAnswer: ({ statusCode = 502, headers }) => metrics.workerAnswered(statusCode, headers),
    });
    this.#cache =
      development || settings.pageCacheBytes === 0
        ? null
        : new PageCache({
            render: (address) => renderForAll(proxy, address),
            hasWorkers: () => upstreams.workers().length > 0,
            changes: this.#changes,
            maxBytes: settings.pageCacheBytes,
          });
    const serve = servePages({
      cache: this.#cache,
      forward: (request, response) => proxy.forward(request, response),
      onSent: (origin) => metrics.pageSent(origin),
      securityHeaders: securityHeaders({ siteUrl: settings.siteUrl, development }),
    });
    this.server = createServer((request, response) => {
      if (answerHealth(request, response, health) || answerMetrics(request, response, metrics)) return;
      serve(request, response);
    });
  }

  /** Begins to hear of the content's changes. */
  follow(): void {
    this.#unfollow = followChanges(this.#apiUrl, {
      onChange: (change) => {
        this.#changes.note(change);
        this.#onHeard(change);
        this.#cache?.refresh();
      },
      onSilence: () => {
        this.#changes.fallSilent();
        this.#onHeard(null);
      },
    });
  }

  /** Has a new set of workers render what is wanted, before it serves. */
  async prewarm(workers: readonly UpstreamWorker[]): Promise<void> {
    const proxy = new Proxy({ workers: () => workers, retry: async () => 'anyone', heard: () => this.#heard });
    await this.#cache?.prewarm((address) => renderForAll(proxy, address));
  }

  /** A new set of workers serves from now on: what the one before rendered is of the past. */
  goLive(): void {
    this.#cache?.goLive();
  }

  get #heard(): number | null {
    return this.#changes.silentSince === null ? this.#changes.revision : null;
  }

  close(): void {
    this.#unfollow();
    this.server.close();
  }
}
