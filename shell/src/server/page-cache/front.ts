import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../../settings.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { answerHealth, type Health } from '../supervisor/health.ts';
import { Proxy, type Upstreams, type UpstreamWorker } from '../supervisor/proxy.ts';
import { followChanges } from './change-stream.ts';
import { ContentChanges } from './content-changes.ts';
import { PageCache } from './page-cache.ts';
import { renderForAll } from './render-for-all.ts';
import { servePages } from './serve-pages.ts';

interface FrontOptions {
  settings: Settings;
  apiUrl: string;
  upstreams: Upstreams;
  health: () => Health;
  /** Takes in what teams send. @returns whether the request was for it */
  door?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Called before a file of a release is asked of a worker: another machine may have it. */
  fetchMissing?: (url: string) => Promise<void>;
  development: boolean;
}

/** Where visitors come in: the listening server, the pages that it keeps, and its ear at the content. */
export class Front {
  readonly server: Server;
  readonly #apiUrl: string;
  readonly #changes = new ContentChanges();
  /** None in development, where pages change without a release. */
  readonly #cache: PageCache | null;
  #unfollow = () => {};

  constructor({ settings, apiUrl, upstreams, health, door, fetchMissing, development }: FrontOptions) {
    this.#apiUrl = apiUrl;
    const proxy = new Proxy(upstreams);
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
      securityHeaders: securityHeaders({ siteUrl: settings.siteUrl, development }),
    });
    this.server = createServer((request, response) => {
      if (answerHealth(request, response, health) || door?.(request, response)) return;
      if (!fetchMissing || !request.url?.startsWith('/assets/')) return serve(request, response);
      fetchMissing(request.url).finally(() => serve(request, response));
    });
  }

  /** Begins to hear of the content's changes. */
  follow(): void {
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

  /** Has a new set of workers render what is wanted, before it serves. */
  async prewarm(workers: readonly UpstreamWorker[]): Promise<void> {
    const proxy = new Proxy({ workers: () => workers, retry: async () => 'anyone' });
    await this.#cache?.prewarm((address) => renderForAll(proxy, address));
  }

  /** A new set of workers serves from now on: what the one before rendered is of the past. */
  goLive(): void {
    this.#cache?.goLive();
  }

  close(): void {
    this.#unfollow();
    this.server.close();
  }
}
