import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { filesOfVisitor } from '../anonymous-rate-limit.ts';
import { maxBody } from './body-limits.ts';
import { postedBodies } from './posted-bodies.ts';
import { refuseWith } from '../refuse.ts';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => server?.close(resolve)));

/** Posts a form of the reporting channel from a visitor's address. @param size of its file, in bytes */
async function start(): Promise<(visitor: string, size: number) => Promise<number>> {
  const read = postedBodies(({ headers }) => String(headers['x-visitor']), refuseWith({}));
  server = createServer((request, response) => read(request, response, () => response.end()));
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/canal-denuncias/informar`;
  return async (visitor, size) => {
    const body = new FormData();
    body.set('facts', 'x');
    body.set('files', new Blob([Buffer.alloc(size)]));
    return (await fetch(address, { method: 'POST', body, headers: { 'X-Visitor': visitor } })).status;
  };
}

it('after so many forms with files in an hour, one network can still report without files', async () => {
  const post = await start();
  for (let number = 0; number < filesOfVisitor.most; number += 1) expect(await post('192.0.2.1', maxBody)).toBe(200);
  expect(await post('192.0.2.1', maxBody)).toBe(429);
  expect(await post('192.0.2.1', 0)).toBe(200);
  expect(await post('198.51.100.1', maxBody)).toBe(200);
});
