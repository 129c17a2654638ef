import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Lets a server listen on a free port of this machine. @returns its address, with a slash at the end */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** A server for the test that runs, also for its `beforeEach`; it ends after the test. @returns its address, with a slash at the end */
export async function testServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => server.close().closeAllConnections());
  return listening(server);
}

/** Answers as another server does. @param status in place of its own */
export async function passOn(to: URL, answer: ServerResponse, status?: number): Promise<void> {
  const from = await fetch(to);
  answer.writeHead(status ?? from.status, { 'content-type': from.headers.get('content-type') ?? '' });
  answer.end(Buffer.from(await from.arrayBuffer()));
}
