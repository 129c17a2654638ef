import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { headersTimeout, releaseBodyTimeout, sendingTimeout, stallTimeout } from '../../timeouts.ts';
import { maxOfAddress, maxOfAll } from './connection-limits.ts';
import { Connections } from './connections.ts';
import { improperStatus } from './improper-request.ts';
import type { Refuse } from './refuse.ts';
import { bodyTimeoutOf } from './release-bodies.ts';
import type { AddressTest } from './visitor-address.ts';

interface EntranceOptions {
  isTrusted: AddressTest;
  refuse: Refuse;
  /** What is a proper request. */
  serve: RequestListener;
}

/** How often it is looked at who is too slow, in milliseconds. */
const checkInterval = 1_000;

/** The statuses of what Node's parser refuses. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * The listening server. Who sends slowly, reads slowly or not at all holds nothing but a connection, for a time and in a number
 * that are bounded; what is no proper request ends here.
 */
export function createEntrance({ isTrusted, refuse, serve }: EntranceOptions): Server {
  const connections = new Connections({ maxOfAddress, maxOfAll, isTrusted });
  const server = createServer(
    {
      headersTimeout,
      // Node has one time for all requests; most have less, below.
      requestTimeout: headersTimeout + releaseBodyTimeout,
      connectionsCheckingInterval: checkInterval,
      // Refused below, with the site's headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!connections.begin(request, response)) return;
      const improper = improperStatus(request);
      if (improper) return refuse.response(response, improper);
      serve(request, response);
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
    // Node handles neither errors nor timeouts of such a socket any more.
    socket.on('error', () => socket.destroy()).setTimeout(stallTimeout, () => socket.destroy());
    refuse.socket(socket, 405);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse.socket(socket, statuses[error.code ?? ''] ?? 400),
  );
  return server;
}
