import { full } from '@ofgc/shared/testing/full.ts';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { refuseWith } from '../../entrance/refuse.ts';
import { renderSharedPage } from '../../page-cache/renders/render-shared-page.ts';
import { WorkerProxy } from './worker-proxy.ts';
import { fakeWorker, startProxy } from '../../../testing/servers/proxied-workers.ts';

/** Names that HTTP or Node gives a meaning to, and names that objects have already. */
const names = `
  Trailer TE Keep-Alive Proxy-Connection Connection Upgrade Transfer-Encoding Expect Content-Length Content-Encoding Content-Type HTTP2-Settings
  Proxy-Authorization Date Age Host Range If-Range If-None-Match If-Modified-Since Accept Accept-Encoding Via Max-Forwards
  Accept-Language Authorization Cookie Set-Cookie Referer Origin Sec-Fetch-Site Forwarded X-Forwarded-For X-Request-Id __proto__ constructor
  toString hasOwnProperty Status !#$%& x
`
  .trim()
  .split(/\s+/);
const values = [
  '',
  'x',
  '0',
  '-1',
  'chunked',
  'identity',
  'trailers',
  'x, y;q=2',
  '\u00E9\u00FF',
  '"',
  'a'.repeat(500),
];
const odd = names.flatMap((name) => values.map((value) => `${name}: ${value}`));

/** The whole answer of a server, also of one that closes at once. */
function ask(site: string, words: string): Promise<string> {
  const visitor = connect(Number(new URL(site).port), 'localhost');
  visitor.write(Buffer.from(words, 'latin1'));
  return text(visitor).catch(() => '');
}

const workers = async () => [await fakeWorker((_request, response) => void response.end('answered'))];

/** A proxy, and what it logs. */
function logging(options: Pick<ConstructorParameters<typeof WorkerProxy>[0], 'workers' | 'onAnswer'>) {
  const logged = vi.fn();
  const refuse = refuseWith({}, { error: logged });
  return { proxy: new WorkerProxy({ retry: async () => 'nobody', refuse, ...options }), logged };
}

describe('a request with odd headers', () => {
  const doesNoHarm = async (method: string, length: string) => {
    const site = await startProxy(await workers());
    const unanswered: string[] = [];
    for (const header of odd) {
      const answer = await ask(
        site,
        `${method} / HTTP/1.1\r\nHost: a\r\n${length}${header}\r\nConnection: close\r\n\r\n{}`,
      );
      // Some are refused by Node's parser, which answers by itself.
      if (!/^HTTP\/1\.1 [24]\d\d /.test(answer)) unanswered.push(header);
    }
    expect(unanswered).toEqual([]);
    expect(await (await fetch(site)).text()).toBe('answered');
  };
  it('POST does no harm, whatever they are', () => doesNoHarm('POST', 'Content-Length: 2\r\n'));
  it.each(['GET', 'HEAD', 'DELETE'])('%s does no harm, whatever they are', full, (method) => doesNoHarm(method, ''));

  it.each(['Trailer: x', 'TE: trailers', 'Keep-Alive: 1', 'Proxy-Connection: close'])(
    'reaches the worker without %s',
    async (header) => {
      const worker = await fakeWorker((request, response) => void response.end(Object.keys(request.headers).join(' ')));
      const answer = await ask(
        await startProxy([worker]),
        `GET /api/x HTTP/1.1\r\nHost: a\r\nX-Kept: 1\r\nX-Named: 1\r\n${header}\r\nConnection: close, X-Named\r\n\r\n`,
      );
      const [head = '', seen = ''] = answer.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 200 /);
      expect(seen.split(' ')).toContain('x-kept');
      expect(seen).not.toMatch(/x-named|trailer|\bte\b|proxy-connection/);
    },
  );
});

it('an answer with a trailer reaches a visitor with HTTP/1.0', async () => {
  const worker = await fakeWorker((_request, response) => void response.setHeader('Trailer', 'x').end('answered'));
  const site = await startProxy([worker]);
  expect(await ask(site, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 .*answered$/s);
});

it.each([
  ['that Node does not begin', { method: 'A B' }],
  ['that Node does not send', { headers: { trailer: 'x' } }],
])('an exchange %s fails alone, and its error is logged', async (_, odd) => {
  const [worker] = await workers();
  const { promise, resolve: fail } = Promise.withResolvers<number>();
  const { proxy, logged } = logging({ workers: () => [worker!] });
  const ignored = () => {};
  proxy.send({
    method: 'GET',
    path: '/',
    headers: {},
    isGone: () => false,
    onGone: ignored,
    begin: ignored,
    fail,
    ...odd,
  });
  expect(await promise).toBe(500);
  expect(logged.mock.calls).toEqual([[{ err: expect.any(Error) }, 'a request could not be served']]);
  expect(worker?.inFlight.size).toBe(0);
});

it('an error of whoever hears of a response is logged, also for a page that the cache asks for', async () => {
  const [worker] = await workers();
  const err = new Error('not counted');
  const { proxy, logged } = logging({
    workers: () => [worker!],
    onAnswer() {
      throw err;
    },
  });
  expect(await renderSharedPage(proxy, '/')).toBeUndefined();
  expect(logged.mock.calls).toEqual([[{ err }, 'a request could not be served']]);
});
