import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { confidentialOfVisitor, filesOfVisitor } from '../anonymous-rate-limit.ts';
import { maxBody, maxUpload } from './body-limits.ts';
import { postedBodies } from './posted-bodies.ts';
import { refuseWith } from '../refuse.ts';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => server?.close(resolve)));

const path = '/canal-denuncias/informar';

async function listen(): Promise<number> {
  const read = postedBodies(({ headers }) => String(headers['x-visitor']), refuseWith({}));
  server = createServer((request, response) => read(request, response, () => response.end()));
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

/** Posts a form of the reporting channel from a visitor's address. @param size of its file, in bytes */
async function start(): Promise<(visitor: string, size: number) => Promise<number>> {
  const address = `http://localhost:${await listen()}${path}`;
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

it('a form that asks before it is posted is told what it would be answered, and is not counted', async () => {
  const address = `http://localhost:${await listen()}`;
  const ask = async (size: number, at = path) => {
    const headers = { 'X-Visitor': '192.0.2.1', 'X-Form-Size': String(size) };
    return (await fetch(address + at, { method: 'HEAD', headers })).status;
  };
  const post = async (body: string) => {
    const headers = { 'X-Visitor': '192.0.2.1', 'Content-Type': 'multipart/form-data; boundary=b' };
    return (await fetch(address + path, { method: 'POST', body, headers })).status;
  };
  for (let number = 0; number < confidentialOfVisitor.most; number += 1) expect(await ask(maxUpload)).toBe(200);
  expect([await ask(maxUpload + 1), await ask(maxBody + 1, '/contacto')]).toEqual([413, 413]);
  for (let number = 0; number < filesOfVisitor.most; number += 1) expect(await post('a'.repeat(maxBody + 1))).toBe(200);
  expect([await ask(maxBody + 1), await ask(maxBody), await ask(maxBody, '/contacto')]).toEqual([429, 200, 200]);
  for (let number = filesOfVisitor.most; number < confidentialOfVisitor.most; number += 1) await post('a');
  expect([await ask(0), await post('a'), await ask(0, '/contacto')]).toEqual([429, 429, 200]);
});

it('somebody who reads only after sending sees why a form with files is refused', async () => {
  const port = await listen();
  const body = Buffer.alloc(4 * 1024 * 1024, 'a');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'X-Visitor: 192.0.2.1',
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  const answers: string[] = [];
  for (let number = 0; number <= filesOfVisitor.most; number += 1) {
    const socket = connect(port, 'localhost').pause();
    const sent = Promise.withResolvers<void>();
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(body, (error) => (error ? sent.reject(error) : sent.resolve()));
    await sent.promise;
    answers.push((await text(socket)).split('\r\n')[0] ?? '');
  }
  expect(new Set(answers.slice(0, -1))).toEqual(new Set(['HTTP/1.1 200 OK']));
  expect(answers.at(-1)).toBe('HTTP/1.1 429 Too Many Requests');
});
