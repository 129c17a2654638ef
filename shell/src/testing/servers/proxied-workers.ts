import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach } from 'vitest';
import { refuseWith } from '../../server/entrance/refuse.ts';
import { readWholeBody } from '../../server/entrance/bodies/whole-body.ts';
import type { UpstreamWorker } from '../../server/supervisor/proxy/upstream-worker.ts';
import { WorkerProxy } from '../../server/supervisor/proxy/worker-proxy.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(server: Server, where: string | number): Promise<Server> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(where, resolve));
  return server;
}

/** A worker on a socket; without a listener nothing listens on the socket. */
export async function fakeWorker(listener?: RequestListener): Promise<UpstreamWorker> {
  const socket = join(await testFolder(), 'socket');
  if (listener) await listen(createServer(listener), socket);
  return { socket, inFlight: new Set(), connectionErrors: [] };
}

interface ProxyLimits {
  /** For a worker's first byte, in milliseconds. */
  timeout?: number;
  /** The same for a page posted with files. */
  uploadTimeout?: number;
  /** For how long a request waits for a worker, in milliseconds. */
  patience?: number;
}

/** In this proxy the section of a page is its address. */
export async function startProxy(
  workers: UpstreamWorker[],
  { patience = 200, ...limits }: ProxyLimits = {},
): Promise<string> {
  const proxy = new WorkerProxy({
    workers: () => workers,
    sectionsOf: (path) => [path.split('?')[0] ?? ''],
    retry: async () => 'anyone',
    refuse: refuseWith({}),
    patience,
    ...limits,
  });
  const server = await listen(
    createServer((request, response) => {
      const visitor = '192.0.2.7';
      if (request.method === 'GET' || request.method === 'HEAD') proxy.forward(request, response, { visitor });
      else
        void readWholeBody(request).then(
          (body) => proxy.forward(request, response, { visitor, body }),
          () => response.destroy(),
        );
    }),
    0,
  );
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export const dying: RequestListener = (request) => request.socket.destroy();
export const hanging: RequestListener = () => {};
export const answering: RequestListener = (request, response) =>
  response.setHeader('X-Worker', 'alive').end(`${request.method} ${request.url}`);
