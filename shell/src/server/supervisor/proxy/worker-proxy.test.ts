import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { refuseWith } from '../../entrance/refuse.ts';
import { WorkerProxy } from './worker-proxy.ts';
import { answering, dying, fakeWorker, hanging, startProxy } from '../../../testing/servers/proxied-workers.ts';

describe('the worker proxy', () => {
  it('forwards status, headers and body, and tells the worker the visitor’s address', async () => {
    const worker = await fakeWorker((request, response) =>
      response.writeHead(404, { 'X-For': request.headers['x-forwarded-for'] }).end(request.url),
    );
    const headers = { 'X-Forwarded-For': '198.51.100.1' };
    const answer = await fetch(`${await startProxy([worker])}/explora?a=1`, { headers });
    expect([answer.status, await answer.text()]).toEqual([404, '/explora?a=1']);
    expect(answer.headers.get('X-For')).toBe('192.0.2.7');
    expect(worker.inFlight.size).toBe(0);
  });

  it.each(['GET', 'HEAD'])('retries a %s request when its worker dies before the first byte', async (method) => {
    const answer = await fetch(await startProxy([await fakeWorker(dying), await fakeWorker(answering)]), { method });
    expect([answer.status, answer.headers.get('X-Worker')]).toEqual([200, 'alive']);
  });

  it('notes a request whose connection was reset, so that the worker’s death is blamed on it', async () => {
    const [worker, gone] = [await fakeWorker(dying), await fakeWorker()];
    await fetch(`${await startProxy([worker, gone])}/explora?a=1`);
    expect(new Set(worker.connectionErrors.map(({ url }) => url))).toEqual(new Set(['/explora?a=1']));
    expect(gone.connectionErrors).toEqual([]);
  });

  it('retries a GET request when its worker is gone', async () => {
    const answer = await fetch(await startProxy([await fakeWorker(), await fakeWorker(answering)]));
    expect(answer.status).toBe(200);
  });

  it('does not retry a POST request', async () => {
    const second = vi.fn<RequestListener>((_request, response) => void response.end());
    const answer = await fetch(`${await startProxy([await fakeWorker(dying), await fakeWorker(second)])}/newsletter`, {
      method: 'POST',
      body: 'email=a',
    });
    expect(answer.status).toBe(503);
    expect(second).not.toHaveBeenCalled();
  });

  it('sends no chunked response to an HTTP/1.0 client', async () => {
    const worker = await fakeWorker((_request, response) => {
      response.write('one ');
      response.end('two');
    });
    const visitor = connect(Number(new URL(await startProxy([worker])).port), 'localhost');
    visitor.write('GET / HTTP/1.0\r\n\r\n');
    const answer = await text(visitor);
    expect(answer).not.toMatch(/transfer-encoding/i);
    expect(answer).toMatch(/\r\n\r\none two$/);
  });

  it('forwards a posted body', async () => {
    const echo = await fakeWorker((request, response) => void request.pipe(response));
    expect(await (await fetch(await startProxy([echo]), { method: 'POST', body: 'email=ana' })).text()).toBe(
      'email=ana',
    );
  });

  it.each([
    [true, 'alive'],
    [false, null],
  ])('retries after a 503 only if the worker is worn (%s)', async (isWorn, answeredBy) => {
    const failing = await fakeWorker((_request, response) => void response.writeHead(503).end('late'));
    const answer = await fetch(await startProxy([{ ...failing, isWorn }, await fakeWorker(answering)]));
    expect(answer.headers.get('X-Worker')).toBe(answeredBy);
  });

  it('moves an unanswered GET request to another worker when told that it is lost', async () => {
    const [lost, other] = [await fakeWorker(hanging), await fakeWorker(answering)];
    const read = fetch(await startProxy([lost, other]));
    await vi.waitFor(() => expect(lost.inFlight.size).toBe(1));
    for (const { askAnother } of lost.inFlight) askAnother?.();
    expect((await read).headers.get('X-Worker')).toBe('alive');
  });

  it('answers a GET request that was moved more often than it would be retried', async () => {
    let asked = 0;
    const held = await fakeWorker((_request, response) => {
      asked += 1;
      if (asked === 6) response.end('well');
    });
    const read = fetch(await startProxy([held]));
    for (let move = 1; move <= 5; move++) {
      await vi.waitFor(() => expect(asked).toBe(move));
      for (const { askAnother } of held.inFlight) askAnother?.();
    }
    const answer = await read;
    expect([answer.status, await answer.text()]).toEqual([200, 'well']);
  });

  it('does not move a POST request, nor a response that has begun', async () => {
    const half = await fakeWorker((request, response) => {
      if (request.method === 'GET') response.write('half');
    });
    const proxy = await startProxy([half]);
    const begun = await fetch(proxy);
    const post = fetch(proxy, { method: 'POST', body: 'email=a' }).catch(() => {});
    await vi.waitFor(() => expect(half.inFlight.size).toBe(2));
    const offered = [...half.inFlight].map(({ askAnother }) => askAnother);
    offered.forEach((ask) => ask?.());
    expect(offered.filter(Boolean)).toHaveLength(1);
    expect(half.inFlight.size).toBe(2);
    await begun.body?.cancel();
    void post;
  });

  it('retries on another worker when one hangs', async () => {
    const answer = await fetch(
      await startProxy([await fakeWorker(hanging), await fakeWorker(answering)], { timeout: 2_000 }),
    );
    expect(answer.headers.get('X-Worker')).toBe('alive');
  });

  it.each([
    ['there is none', []],
    ['all are gone', [undefined, undefined]],
    ['all die', [dying, dying, dying, dying]],
    ['all hang', [hanging, hanging]],
  ])('answers 503 with a link to the home page when %s', async (_, listeners) => {
    const workers = await Promise.all(listeners.map((listener) => fakeWorker(listener)));
    const answer = await fetch(await startProxy(workers, { timeout: 40 }));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toContain('<a href="/">');
    expect(workers.map(({ inFlight }) => inFlight.size)).toEqual(workers.map(() => 0));
  });

  it('removes the headers for the page cache from the response', async () => {
    const worker = await fakeWorker((_request, response) =>
      response.writeHead(200, { 'X-Page-Tables': 'events', 'X-Page-Revision': '7', ETag: 'W/"a"' }).end(),
    );
    const { headers } = await fetch(await startProxy([worker]));
    expect([...headers.keys()].filter((name) => name.startsWith('x-page-'))).toEqual([]);
    expect(headers.get('ETag')).toBe('W/"a"');
  });

  it('breaks off a response whose worker dies in the middle', async () => {
    const half = await fakeWorker((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('half');
      setTimeout(() => response.destroy(), 10);
    });
    const answer = await fetch(await startProxy([half, await fakeWorker(answering)]));
    await expect(answer.text()).rejects.toThrow();
  });

  it('counts every request in flight, also of the same address, and prefers the worker with fewer', async () => {
    const answers: (() => void)[] = [];
    const slow: RequestListener = (_request, response) => void answers.push(() => response.end());
    const [one, two] = [await fakeWorker(slow), await fakeWorker(slow)];
    const proxy = await startProxy([one, two]);
    const visits = [1, 2, 3, 4].map(() => fetch(proxy).then((answer) => answer.text()));
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    expect([one.inFlight.size, two.inFlight.size]).toEqual([2, 2]);
    answers.pop()?.();
    await vi.waitFor(() => expect(one.inFlight.size + two.inFlight.size).toBe(3));
    answers.forEach((answer) => answer());
    await Promise.all(visits);
    expect(one.inFlight.size + two.inFlight.size).toBe(0);
  });

  it('gives up on a page posted with files after a time of its own', async () => {
    const proxy = await startProxy([await fakeWorker(hanging)], { timeout: 60_000, uploadTimeout: 50 });
    const answer = await fetch(`${proxy}/canal-denuncias/informar`, { method: 'POST', body: new FormData() });
    expect(answer.status).toBe(503);
  });

  it('ends the worker’s request when the visitor has left', async () => {
    const worker = await fakeWorker(hanging);
    const leaving = new AbortController();
    const visit = fetch(await startProxy([worker]), { signal: leaving.signal });
    await vi.waitFor(() => expect(worker.inFlight.size).toBe(1));
    leaving.abort();
    await expect(visit).rejects.toThrow();
    await vi.waitFor(() => expect(worker.inFlight.size).toBe(0));
  });

  it('gives back the turn of a request whose visitor has left meanwhile', async () => {
    const worker = await fakeWorker(dying);
    const { promise, resolve: done } = Promise.withResolvers<void>();
    let isGone = false;
    const proxy = new WorkerProxy({
      workers: () => [worker],
      refuse: refuseWith({}),
      async retry() {
        isGone = true;
        return { worker, done };
      },
    });
    const ignored = () => {};
    const exchange = { method: 'GET', path: '/', headers: {}, onGone: ignored, begin: ignored, fail: ignored };
    proxy.send({ ...exchange, isGone: () => isGone });
    await expect(promise).resolves.toBeUndefined();
  });

  it('does not forward the announced body of a GET request, which would become the next request', async () => {
    const seen: (string | undefined)[] = [];
    const proxy = await startProxy([
      await fakeWorker((request, response) => {
        seen.push(`${request.url} ${request.headers['content-length']} ${request.headers['transfer-encoding']}`);
        response.end('answered');
      }),
    ]);
    const visitor = connect(Number(new URL(proxy).port), 'localhost');
    const body = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    visitor.write(`GET /first HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    await new Promise((resolve) => visitor.once('data', resolve));
    visitor.destroy();
    expect(await (await fetch(`${proxy}/second`)).text()).toBe('answered');
    expect(seen).toEqual(['/first undefined undefined', '/second undefined undefined']);
  });
});
