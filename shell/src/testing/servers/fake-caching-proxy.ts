import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { CachingProxy } from '../../server/page-cache/caching-proxy.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';
import { describeHealth } from '../../server/supervisor/health-and-ready.ts';
import type { UpstreamWorker } from '../../server/supervisor/proxy/upstream-worker.ts';
import { readSettings } from '../../settings.ts';

/** A worker's response; the body is compressed where brotli is accepted, unless the headers name its encoding. */
export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * A real front with one fake worker and a fake API, whose responses a test defines; it follows the API's changes.
 * @param isCanary whether the next visitor gets the canary, from the same worker; without it no canary runs
 */
export async function startFakeFront(
  answer: (url: string, headers: IncomingHttpHeaders) => FakeAnswer | Promise<FakeAnswer>,
  isCanary?: () => boolean,
) {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-front-'));
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const listeners = new Set<ServerResponse>();
  const worker: UpstreamWorker = {
    socket: join(folder, 'worker'),
    inFlight: new Set(),
    connectionErrors: [],
    // Its event loop always runs: on a starved machine no request waits until it shows that, and gives up its turn meanwhile.
    turnedAt: Infinity,
  };
  const workers = [worker];
  // A starved machine must not close a connection just as it is used again.
  const workerServer = createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
    const { url = '/', headers } = request;
    asked.push({ url, headers });
    const { status = 200, headers: own = {}, body = `page ${url}` } = await answer(url, headers);
    const isCompressed = headers['accept-encoding']?.includes('br') && !own['Content-Encoding'];
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      'X-Page-Parameters': 'anio',
      'X-Page-Visitor-Parameters': 'enviado',
      ...own,
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    });
    response.end(isCompressed ? brotliCompressSync(body) : body);
  });
  let revision = 1;
  const logged: unknown[] = [];
  const canaryPages: (readonly string[])[] = [];
  const tell = (response: ServerResponse, change: ContentChange) =>
    response.write(`data: ${JSON.stringify(change)}\n\n`);
  const api = createServer((request, response) => {
    if (request.url !== '/internal/changes') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    tell(response, { revision, tables: null });
  });
  await listen(workerServer, worker.socket);
  await listen(api, 0);
  const front = new CachingProxy({
    settings: readSettings({ DATA_DIR: folder, SITE_URL: 'https://ofgc.example' }),
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/`,
    upstreams: {
      workers: () => workers,
      retry: async () => 'anyone',
      sectionsOf: (path) => [path.split('/')[1] ?? ''],
    },
    health: () => describeHealth({ serving: 1, wanted: 1, releases: { shell: '9z' }, quarantined: [], behind: [] }),
    ...(isCanary && {
      canary: { workers, takes: isCanary, answered: () => {}, pageSent: (remotes) => void canaryPages.push(remotes) },
    }),
    logger: { error: (...words: unknown[]) => void logged.push(words) },
    development: false,
  });
  await listen(front.server, 0);
  const heard = once(api, 'request');
  front.follow();
  await heard;

  return {
    /** The remotes of each page that visitors got from the canary: the first part of its path. */
    canaryPages,
    url: `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`,
    port: (front.server.address() as AddressInfo).port,
    front,
    /** The errors that the front logged. */
    logged,
    /** The requests that the worker received. */
    asked,
    workers,
    /** The content revision with which pages are made. */
    get revision() {
      return revision;
    },
    change(tables: string[] | null) {
      revision += 1;
      for (const response of listeners) tell(response, { revision, tables });
    },
    /** Ends every connection of the API, and changes something meanwhile. */
    hangUp() {
      revision += 1;
      api.closeAllConnections();
    },
    async stop() {
      front.close();
      for (const server of [front.server, workerServer, api]) {
        server.closeAllConnections();
        server.close();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type FakeFront = Awaited<ReturnType<typeof startFakeFront>>;

/** The same front for all tests of a file; each begins without a request. @param take is given it before them */
export function useFakeFront(answer: Parameters<typeof startFakeFront>[0], take: (front: FakeFront) => void): void {
  let front: FakeFront;
  beforeAll(async () => {
    front = await startFakeFront(answer);
    take(front);
  });
  beforeEach(() => {
    front.asked.length = 0;
  });
  afterAll(() => front.stop());
}

function listen(server: Server, where: number | string): Promise<void> {
  return new Promise((resolve) =>
    typeof where === 'number' ? server.listen(where, '127.0.0.1', resolve) : server.listen(where, resolve),
  );
}
