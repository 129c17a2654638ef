import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { firstByteDeadline } from './deadlines.ts';
import { lastResortPage } from './last-resort-page.ts';

const tries = 3;

/** What a worker has in hand; one object a request, since many visitors ask for the same address at once. */
export interface UnderWay {
  url: string;
}

/** A worker as the door sees it. */
export interface DoorWorker {
  socket: string;
  underWay: Set<UnderWay>;
  /** What it had in hand when its line broke, the latest last: its death is heard of only after that. */
  broken: { url: string; at: number }[];
}
const brokenKept = 50;

/**
 * The one listening socket: hands each request to the least busy worker. A read whose worker dies or hangs before
 * it answered is tried on another one; what changes something is never sent twice.
 * @param timeout until a worker's first byte, in milliseconds
 */
export function createFrontDoor(workers: () => readonly DoorWorker[], timeout = firstByteDeadline): Server {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return createServer((request, response) =>
    pass({ request, response, agent, workers, timeout, triesLeft: tries, tried: [] }),
  );
}

interface Passage {
  request: IncomingMessage;
  response: ServerResponse;
  agent: Agent;
  workers: () => readonly DoorWorker[];
  timeout: number;
  triesLeft: number;
  tried: DoorWorker[];
}

function pass(passage: Passage): void {
  const { request, response, agent, workers, timeout, triesLeft, tried } = passage;
  const worker = leastBusy(workers().filter((candidate) => !tried.includes(candidate))) ?? leastBusy(workers());
  if (!worker || triesLeft === 0) return refuse(response);

  const path = request.url ?? '/';
  const task = { url: path };
  worker.underWay.add(task);
  const done = () => worker.underWay.delete(task);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const onward = httpRequest(
    {
      socketPath: worker.socket,
      agent,
      method: request.method,
      path,
      headers: forwardedHeaders(request, isRead),
      timeout,
    },
    (answer) => {
      onward.setTimeout(0);
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      pipeline(answer, response, done);
    },
  );
  onward.on('timeout', () => onward.destroy(new Error('no first byte in time')));
  onward.on('error', (error: NodeJS.ErrnoException) => {
    done();
    if (error.code === 'ECONNRESET' && !response.destroyed)
      worker.broken = [...worker.broken.slice(1 - brokenKept), { url: path, at: Date.now() }];
    if (response.headersSent) return void response.destroy();
    if (isRead && !response.destroyed) return pass({ ...passage, triesLeft: triesLeft - 1, tried: [...tried, worker] });
    return refuse(response);
  });
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  if (isRead) onward.end();
  else request.pipe(onward);
}

function leastBusy(workers: readonly DoorWorker[]): DoorWorker | undefined {
  return workers.reduce<DoorWorker | undefined>(
    (best, worker) => (!best || worker.underWay.size < best.underWay.size ? worker : best),
    undefined,
  );
}

/** A read goes on without its body: a length announced for it would swallow the next visitor's request on that socket. */
function forwardedHeaders({ headers, socket }: IncomingMessage, isRead: boolean) {
  const { connection: _connection, upgrade: _upgrade, expect: _expect, ...rest } = headers;
  if (isRead) {
    delete rest['content-length'];
    delete rest['transfer-encoding'];
  }
  return { ...rest, 'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ') };
}

function refuse(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': '5',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(lastResortPage(503));
}
