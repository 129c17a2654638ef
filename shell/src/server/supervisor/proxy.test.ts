import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFrontDoor, type DoorWorker } from './proxy.ts';

const open: Server[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function listen(server: Server, where: string | number): Promise<Server> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(where, resolve));
  return server;
}

/** A worker on a socket; without a listener nobody is there any more. */
async function fakeWorker(listener?: RequestListener): Promise<DoorWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-door-'));
  folders.push(folder);
  const socket = join(folder, 'socket');
  if (listener) await listen(createServer(listener), socket);
  return { socket, underWay: new Set(), broken: [] };
}

async function doorTo(workers: DoorWorker[], timeout?: number): Promise<string> {
  const door = await listen(
    createFrontDoor(() => workers, timeout),
    0,
  );
  return `http://localhost:${(door.address() as AddressInfo).port}`;
}

const dying: RequestListener = (request) => request.socket.destroy();
const hanging: RequestListener = () => {};
const answering: RequestListener = (request, response) =>
  response.setHeader('X-Worker', 'alive').end(`${request.method} ${request.url}`);

describe('the front door', () => {
  it('hands on status, headers and body, and says for whom', async () => {
    const worker = await fakeWorker((request, response) =>
      response.writeHead(404, { 'X-For': request.headers['x-forwarded-for'] }).end(request.url),
    );
    const answer = await fetch(`${await doorTo([worker])}/explora?a=1`);
    expect([answer.status, await answer.text()]).toEqual([404, '/explora?a=1']);
    expect(answer.headers.get('X-For')).toMatch(/127\.0\.0\.1|::1/);
    expect(worker.underWay.size).toBe(0);
  });

  it.each(['GET', 'HEAD'])('tries a %s again when its worker dies before the first byte', async (method) => {
    const answer = await fetch(await doorTo([await fakeWorker(dying), await fakeWorker(answering)]), { method });
    expect([answer.status, answer.headers.get('X-Worker')]).toEqual([200, 'alive']);
  });

  it('remembers what a worker had in hand when its line broke: the worker’s death is blamed on it', async () => {
    const [worker, gone] = [await fakeWorker(dying), await fakeWorker()];
    await fetch(`${await doorTo([worker, gone])}/explora?a=1`);
    expect(new Set(worker.broken.map(({ url }) => url))).toEqual(new Set(['/explora?a=1']));
    expect(gone.broken).toEqual([]);
  });

  it('tries a read again when its worker is not there any more', async () => {
    const answer = await fetch(await doorTo([await fakeWorker(), await fakeWorker(answering)]));
    expect(answer.status).toBe(200);
  });

  it('never sends twice what changes something', async () => {
    const second = vi.fn<RequestListener>((_request, response) => void response.end());
    const answer = await fetch(`${await doorTo([await fakeWorker(dying), await fakeWorker(second)])}/newsletter`, {
      method: 'POST',
      body: 'email=a',
    });
    expect(answer.status).toBe(503);
    expect(second).not.toHaveBeenCalled();
  });

  it('hands a posted body on', async () => {
    const echo = await fakeWorker((request, response) => void request.pipe(response));
    expect(await (await fetch(await doorTo([echo]), { method: 'POST', body: 'email=ana' })).text()).toBe('email=ana');
  });

  it('goes to another worker when one hangs', async () => {
    const answer = await fetch(await doorTo([await fakeWorker(hanging), await fakeWorker(answering)], 60));
    expect(answer.headers.get('X-Worker')).toBe('alive');
  });

  it.each([
    ['there is none', []],
    ['all are gone', [undefined, undefined]],
    ['all die', [dying, dying, dying, dying]],
    ['all hang', [hanging, hanging]],
  ])('answers 503 with a way home when %s', async (_, listeners) => {
    const workers = await Promise.all(listeners.map((listener) => fakeWorker(listener)));
    const answer = await fetch(await doorTo(workers, 40));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toContain('<a href="/">');
    expect(workers.map(({ underWay }) => underWay.size)).toEqual(workers.map(() => 0));
  });

  it('cuts an answer whose worker dies in its middle: half a page must not look whole', async () => {
    const half = await fakeWorker((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('half');
      setTimeout(() => response.destroy(), 10);
    });
    const answer = await fetch(await doorTo([half, await fakeWorker(answering)]));
    await expect(answer.text()).rejects.toThrow();
  });

  it('counts every request under way, the same address twice too, and prefers the worker with fewer', async () => {
    const answers: (() => void)[] = [];
    const slow: RequestListener = (_request, response) => void answers.push(() => response.end());
    const [one, two] = [await fakeWorker(slow), await fakeWorker(slow)];
    const door = await doorTo([one, two]);
    const visits = [1, 2, 3, 4].map(() => fetch(door).then((answer) => answer.text()));
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    expect([one.underWay.size, two.underWay.size]).toEqual([2, 2]);
    answers.pop()?.();
    await vi.waitFor(() => expect(one.underWay.size + two.underWay.size).toBe(3));
    answers.forEach((answer) => answer());
    await Promise.all(visits);
    expect(one.underWay.size + two.underWay.size).toBe(0);
  });

  it('lets a worker go when the visitor has left', async () => {
    const worker = await fakeWorker(hanging);
    const leaving = new AbortController();
    const visit = fetch(await doorTo([worker]), { signal: leaving.signal });
    await vi.waitFor(() => expect(worker.underWay.size).toBe(1));
    leaving.abort();
    await expect(visit).rejects.toThrow();
    await vi.waitFor(() => expect(worker.underWay.size).toBe(0));
  });

  it('hands no announced body of a read on: it would swallow the next visitor’s request', async () => {
    const seen: (string | undefined)[] = [];
    const door = await doorTo([
      await fakeWorker((request, response) => {
        seen.push(`${request.url} ${request.headers['content-length']} ${request.headers['transfer-encoding']}`);
        response.end('answered');
      }),
    ]);
    const visitor = connect(Number(new URL(door).port), 'localhost');
    const body = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    visitor.write(`GET /first HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    await new Promise((resolve) => visitor.once('data', resolve));
    visitor.destroy();
    expect(await (await fetch(`${door}/second`)).text()).toBe('answered');
    expect(seen).toEqual(['/first undefined undefined', '/second undefined undefined']);
  });
});
