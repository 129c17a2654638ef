import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { headersTimeout, releaseBodyTimeout, sendingTimeout, stallTimeout } from '../../timeouts.ts';
import { maxOfAddress, maxOfAll } from './connection-limits.ts';
import { Connections } from './connections.ts';
import { malformedStatus } from './malformed-request.ts';
import type { Refuse } from './refuse.ts';
import { bodyTimeoutOf } from './bodies/release-bodies.ts';
import type { AddressTest } from './visitor-address.ts';

interface EntranceOptions {
  isTrusted: AddressTest;
  refuse: Refuse;
  /** Serves the proper requests. */
  serve: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
}

/** How often slow connections are looked for, in milliseconds. */
const checkInterval = 1_000;

/** The statuses for errors of Node's parser. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * The listening server. A client that sends slowly, reads slowly or not at all takes up only a connection, with limits on time
 * and number; malformed requests are refused here.
 */
export function createEntrance({ isTrusted, refuse, serve }: EntranceOptions): Server {
  const connections = new Connections({ maxOfAddress, maxOfAll, isTrusted });
  const server = createServer(
    {
      headersTimeout,
      // Node has one time limit for all requests; most requests have a shorter one, below.
      requestTimeout: headersTimeout + releaseBodyTimeout,
      connectionsCheckingInterval: checkInterval,
      // A missing host is refused below, with the site's headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!connections.begin(request, response)) return;
      const malformed = malformedStatus(request);
      if (malformed) return refuse.response(response, malformed);
      // What is thrown here would end the process, and with it the site.
      const fail = (error: unknown) => refuse.failure(response, error);
      try {
        serve(request, response)?.catch(fail);
      } catch (error) {
        fail(error);
      }
    },
  );
  server.on('connection', (socket) => connections.add(socket));
  const overdue = setInterval(() => {
    connections.closeOverdue(sendingTimeout);
    for (const socket of connections.late(bodyTimeoutOf)) refuse.socket(socket, 408);
  }, checkInterval).unref();
  server.once('close', () => clearInterval(overdue));
  server.setTimeout(stallTimeout, (socket: Socket) => {
    if (connections.isStalled(socket)) socket.destroy();
  });
  server.on('checkExpectation', (_request, response) => refuse.response(response, 417));
  // Proxy requests (CONNECT) are refused with a response.
  server.on('connect', (_request, socket: Socket) => {
    // Node no longer handles errors and timeouts of such a socket.
    socket.on('error', () => socket.destroy()).setTimeout(stallTimeout, () => socket.destroy());
    refuse.socket(socket, 405);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse.socket(socket, statuses[error.code ?? ''] ?? 400),
  );
  return server;
}
