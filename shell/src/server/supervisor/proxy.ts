import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { plainErrorPage } from '../http/plain-error-page.ts';
import { firstByteTimeout } from '../../timeouts.ts';
import { answerHealth, type Health } from './health.ts';
import type { Turn } from './suspects.ts';

const maxAttempts = 3;
const maxConnectionErrors = 50;
/** For how long a request waits for a worker when there is none, and how often it looks, in milliseconds. */
const workerPatience = 9_000;
const workerPause = 25;

/** A request that a worker has not answered yet; an object each, since many visitors ask for the same address at once. */
export interface InFlightRequest {
  url: string;
}

/** A worker as the proxy sees it. */
export interface UpstreamWorker {
  socket: string;
  inFlight: Set<InFlightRequest>;
  /** Requests whose connection was reset, the latest last: the worker's death is reported only after that. */
  connectionErrors: { url: string; at: number }[];
}

/** The workers, and where a read goes whose worker failed. */
export interface Upstreams {
  readonly workers: readonly UpstreamWorker[];
  retry: (failed: UpstreamWorker, url: string) => Promise<Turn | 'anyone' | 'nobody'>;
}

interface ProxyOptions {
  /** Until a worker's first byte, in milliseconds. */
  timeout?: number;
  patience?: number;
}

/**
 * The one listening socket: forwards each request to the least busy worker. A read whose worker dies or hangs before
 * its first byte is tried on another one; what changes something is never sent twice. By hand, because
 * @fastify/reply-from chooses no upstream by its load and retries on no other one.
 */
export function createProxy(
  upstreams: Upstreams,
  health: () => Health,
  { timeout = firstByteTimeout, patience = workerPatience }: ProxyOptions = {},
): Server {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return createServer((request, response) => {
    if (answerHealth(request, response, health)) return;
    const until = Date.now() + patience;
    forward({ request, response, agent, upstreams, timeout, until, attemptsLeft: maxAttempts, tried: [] });
  });
}

interface Attempt {
  request: IncomingMessage;
  response: ServerResponse;
  agent: Agent;
  upstreams: Upstreams;
  timeout: number;
  /** When it is no longer waited for a worker. */
  until: number;
  attemptsLeft: number;
  tried: UpstreamWorker[];
  /** The one worker that this request may go to. */
  turn?: Turn;
}

function forward(attempt: Attempt): void {
  const { request, response, agent, upstreams, timeout, until, attemptsLeft, tried, turn } = attempt;
  const { workers } = upstreams;
  const worker =
    turn?.worker ?? leastBusy(workers.filter((candidate) => !tried.includes(candidate))) ?? leastBusy(workers);
  if (!worker && Date.now() < until && !response.destroyed) return void setTimeout(() => forward(attempt), workerPause);
  if (!worker || attemptsLeft === 0) return sendUnavailable(response);

  const path = request.url ?? '/';
  const inFlight = { url: path };
  worker.inFlight.add(inFlight);
  const finish = () => worker.inFlight.delete(inFlight);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const upstreamRequest = httpRequest(
    {
      socketPath: worker.socket,
      agent,
      method: request.method,
      path,
      headers: forwardedHeaders(request, isRead),
      timeout,
    },
    (upstreamResponse) => {
      turn?.done();
      upstreamRequest.setTimeout(0);
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = upstreamResponse.headers;
      response.writeHead(upstreamResponse.statusCode ?? 502, headers);
      pipeline(upstreamResponse, response, finish);
    },
  );
  upstreamRequest.on('timeout', () => upstreamRequest.destroy(new Error('no first byte in time')));
  upstreamRequest.on('error', (error: NodeJS.ErrnoException) => {
    finish();
    turn?.done();
    if (error.code === 'ECONNRESET' && !response.destroyed)
      worker.connectionErrors = [
        ...worker.connectionErrors.slice(1 - maxConnectionErrors),
        { url: path, at: Date.now() },
      ];
    if (response.headersSent) return void response.destroy();
    if (isRead && !response.destroyed) return void retry(attempt, worker);
    return sendUnavailable(response);
  });
  response.on('close', () => {
    if (!response.writableFinished) upstreamRequest.destroy();
  });
  if (isRead) upstreamRequest.end();
  else request.pipe(upstreamRequest);
}

async function retry({ turn: _turn, ...attempt }: Attempt, failed: UpstreamWorker): Promise<void> {
  const { request, response, upstreams, attemptsLeft, tried } = attempt;
  const next = await upstreams.retry(failed, request.url ?? '/');
  if (next === 'nobody') return sendUnavailable(response);
  forward({
    ...attempt,
    tried: [...tried, failed],
    ...(next === 'anyone' ? { attemptsLeft: attemptsLeft - 1 } : { turn: next }),
  });
}

function leastBusy(workers: readonly UpstreamWorker[]): UpstreamWorker | undefined {
  return workers.reduce<UpstreamWorker | undefined>(
    (best, worker) => (!best || worker.inFlight.size < best.inFlight.size ? worker : best),
    undefined,
  );
}

/** A read is forwarded without its body: a length announced for it would swallow the next request on that socket. */
function forwardedHeaders({ headers, socket }: IncomingMessage, isRead: boolean) {
  const { connection: _connection, upgrade: _upgrade, expect: _expect, ...rest } = headers;
  if (isRead) {
    delete rest['content-length'];
    delete rest['transfer-encoding'];
  }
  return { ...rest, 'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ') };
}

function sendUnavailable(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': '5',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(plainErrorPage(503));
}
