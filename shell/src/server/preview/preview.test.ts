import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { DatabaseAwayError } from '../../releases/database/release-database.ts';
import { readStatement, signStatement, toHeader } from '../../releases/signed/signed-request.ts';
import { refuseWith } from '../entrance/refuse.ts';
import type { RenderWorker } from '../supervisor/processes/render-worker.ts';
import { Preview } from './preview.ts';
import { PreviewTokenReader } from './preview-token.ts';
import { PreviewBusyError } from './preview-workers.ts';
import { sampleStatement } from '../../testing/sample-releases/sample-statement.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Ends the visitor's turn. */
const onEnd = vi.fn();

/** Another one than visitors' pages have. */
const timeout = 54_321;

/** The response to the holder of a valid link. */
async function visit(
  workerOf: () => Promise<RenderWorker>,
  path = '/portal-empleo',
  method = 'GET',
  tokens = { read: async () => ({ app: 'jobs', version: 'v2', until: Date.now() + 60_000 }) },
): Promise<Response> {
  const preview = new Preview({
    tokens,
    workers: { workerOf },
    firstPage: () => '/portal-empleo',
    takeTurn: (_request, _response, begin) => begin(onEnd),
    refuse: refuseWith({}),
    timeout,
    securityHeaders: {},
    logger: { error: vi.fn() },
  });
  server = createServer((request, response) => void preview.answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { Cookie: 'ofgc-preview=token', 'Accept-Language': 'en' };
  return fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual', headers });
}

const failing = (failure: Error) => async () => Promise.reject(failure);

it('a preview of a release that does not start redirects to the explanation and deletes the cookie', async () => {
  const answer = await visit(failing(new Error('jobs v2 is not published here: `releases` lists what is.')));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/vista-previa']);
  expect(answer.headers.get('set-cookie')).toContain('ofgc-preview=; Path=/; Max-Age=0');
});

it.each([
  ['the database is away', new DatabaseAwayError('The database of releases does not answer.'), null],
  ['others are previewed, which it says', new PreviewBusyError('two other releases are previewed now'), 'busy'],
])('a preview answers 503 and keeps the cookie while %s', async (_, failure, said) => {
  const { status, headers } = await visit(failing(failure));
  expect([status, headers.get('set-cookie'), headers.get('x-preview')]).toEqual([503, null, said]);
});

it.each(['/portal-empleo', '/vista-previa/token'])(
  'a preview answers 503 and keeps the cookie while the keys of teams cannot be read (%s)',
  async (path) => {
    const read = () => Promise.reject(new DatabaseAwayError('The database of releases does not answer.'));
    const answer = await visit(failing(new Error('not reached')), path, 'GET', { read });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null]);
  },
);

/** @param use gets a worker that answers each request with `a page`, its server, and the headers of its requests */
async function withWorker(
  use: (worker: RenderWorker, pages: Server, asked: IncomingHttpHeaders[]) => Promise<void>,
): Promise<void> {
  const folder = await testFolder();
  const socket = join(folder, 'socket');
  const asked: IncomingHttpHeaders[] = [];
  const pages = createServer({ keepAliveTimeout: 600_000 }, ({ headers }, response) => {
    asked.push(headers);
    response.end('a page');
  });
  await new Promise<void>((resolve) => pages.listen(socket, resolve));
  try {
    await use({ socket, inFlight: new Set(), connectionErrors: [] } as unknown as RenderWorker, pages, asked);
  } finally {
    pages.closeAllConnections();
    pages.close();
  }
}

it('a preview in whose worker code was stopped answers 503 at once', () =>
  withWorker(async (worker, pages) => {
    const asked = vi.fn((_request, response: ServerResponse) => {
      // The worker answers nothing more.
      response.end = () => response;
      worker.isWorn = true;
      worker.inFlight.forEach((one) => one.askAnother?.());
    });
    pages.prependListener('request', asked);
    expect((await visit(async () => worker)).status).toBe(503);
    expect(asked).toHaveBeenCalledOnce();
  }));

it('a preview closes the connection to its worker after the page was sent', () =>
  withWorker(async (worker, pages) => {
    expect(await (await visit(async () => worker)).text()).toBe('a page');
    await vi.waitFor(async () => expect(await promisify(pages.getConnections.bind(pages))()).toBe(0));
  }));

it('a preview answers 503 where a page has no end', () =>
  withWorker(async (worker, pages) => {
    pages.removeAllListeners('request');
    const block = Buffer.alloc(1024 * 1024);
    pages.on('request', (_request, response: ServerResponse) => {
      const more = () =>
        void (response.destroyed || (response.write(block) ? setImmediate(more) : response.once('drain', more)));
      more();
    });
    expect((await visit(async () => worker)).status).toBe(503);
  }));

it('a preview waits for its worker as long as the site says', () =>
  withWorker(async (worker) => {
    const limits = vi.spyOn(Socket.prototype, 'setTimeout');
    onTestFinished(() => limits.mockRestore());
    await visit(async () => worker);
    expect(limits.mock.calls.map(([limit]) => limit)).toContain(timeout);
  }));

it('a preview takes one of the visitor’s turns, and gives it back', () =>
  withWorker(async (worker) => {
    onEnd.mockClear();
    await (await visit(async () => worker)).text();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  }));

it('made-up tokens cost the database one query together', async () => {
  const teams = vi.fn(async () => ({ teams: [], keys: [] }));
  const reader = new PreviewTokenReader({ database: { teams }, site: 'https://ofgc.example' });
  const { privateKey } = generateKeyPairSync('ed25519');
  const madeUp = Array.from({ length: 100 }, () => {
    const at = new Date();
    const until = new Date(at.getTime() + 3_600_000).toISOString();
    const proof = signStatement(sampleStatement({ verb: 'preview', until }), privateKey);
    return toHeader(proof).replace('Signature ', '');
  });
  expect(await Promise.all(madeUp.map((token) => reader.read(token)))).toEqual(madeUp.map(() => null));
  expect(teams).toHaveBeenCalledOnce();
});

it('a link that is signed with a key that was just added is valid a second later', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const proof = signStatement(sampleStatement({ verb: 'preview', until }), privateKey);
  const { key: id = '', app = '' } = readStatement(proof) ?? {};
  const keys: object[] = [];
  const teams = vi.fn(async () => ({ teams: [{ name: app, app, mounts: [], slots: [] }], keys: [...keys] }) as never);
  let time = Date.now();
  const reader = new PreviewTokenReader({ database: { teams }, site: 'https://ofgc.example', now: () => time });
  const read = () => reader.read(toHeader(proof).replace('Signature ', ''));
  expect(await read()).toBeNull();
  keys.push({ id, team: app, publicKey: publicKey.export({ type: 'spki', format: 'pem' }), revokedAt: null });
  time += 900;
  expect(await read()).toBeNull();
  expect(teams).toHaveBeenCalledOnce();
  time += 200;
  expect(await read()).toMatchObject({ app });
});

it('a preview tells HEAD no length that the page does not have', () =>
  withWorker(async (worker) => {
    expect((await visit(async () => worker, '/portal-empleo', 'HEAD')).headers.get('content-length')).toBeNull();
  }));

it('a preview tells nothing of who asks for a page of the reporting channel', () =>
  withWorker(async (worker, _pages, asked) => {
    await visit(async () => worker, '/canal-denuncias');
    server?.close();
    await visit(async () => worker);
    expect(asked.map((headers) => [headers['accept-language'], 'user-agent' in headers])).toEqual([
      [undefined, false],
      ['en', true],
    ]);
  }));
