import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs a test with a server that ends afterwards. @param work gets the server's address */
export async function withServer(answer: RequestListener, work: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Answers as another server does. @param status in place of its own */
export async function passOn(to: URL, answer: ServerResponse, status?: number): Promise<void> {
  const from = await fetch(to);
  answer.writeHead(status ?? from.status, { 'content-type': from.headers.get('content-type') ?? '' });
  answer.end(Buffer.from(await from.arrayBuffer()));
}
