import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWorker, type StartedWorker } from '../../../testing/servers/started-worker.ts';
import { pageTimeout, uploadTimeout } from '../../../timeouts.ts';
import type { RenderPage } from '../../rendering/render-page.ts';

/** Short, so that the tests can wait for a page to time out. */
const shortTimeout = 200;

async function waitFor(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw signal.reason;
}

/** The token of a link in an e-mail of the newsletter. */
const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4';
/** A signed-in visitor's page, as the renderer returns it. */
function privatePage(path: string, cookie: string | null) {
  const own = { parameters: { page: [], visitor: [], isPrivate: true }, cookies: ['__Host-session=new; Path=/'] };
  const source = { tables: ['alerts'], revision: 7, maxAge: 60, isOutage: false };
  if (path === '/oficina/sale') return { status: 302, location: '/oficina/entrar', html: '', ...own };
  return { status: 200, html: `<p>${cookie}</p>`, etag: 'W/"one"', source, ...own };
}

const renderPage = vi.fn<RenderPage>(async ({ url, signal, headers }) => {
  const path = new URL(url).pathname;
  if (path === '/too-slow') await waitFor(signal);
  if (path === `/boletin/${token}`) throw new Error(`no subscription at ${path}`);
  if (path === '/breaks') throw new Error('secret message of the machine');
  if (path === '/moved') return { status: 301, location: '/explora', html: '' };
  if (path.startsWith('/oficina')) return privatePage(path, headers.get('cookie'));
  const outage = { source: { tables: [], revision: undefined, maxAge: 60, isOutage: true } };
  if (path === '/gone') return { status: 410, html: '', ...outage };
  if (path === '/leads-on') return { status: 302, location: '/explora', html: '', ...outage };
  if (path === '/without-alert') return { status: 200, html: '', ...outage };
  if (path === '/without-form') return { status: 405, html: '' };
  return { status: path === '/nada' ? 404 : 200, html: `<h1>${path}</h1>` };
});

let { app, get, log, stop } = {} as StartedWorker;
beforeAll(async () => {
  ({ app, get, log, stop } = await startWorker(renderPage, shortTimeout));
});
afterAll(() => stop());

describe('a private page', () => {
  const cookie = 'i18n_redirected=es; __Host-session=mine; other=1; __Host-device=known';

  it('is rendered with the sign-in cookies only', async () => {
    expect((await get('/oficina', { cookie })).body).toBe('<p>__Host-session=mine; __Host-device=known</p>');
    expect((await get('/oficina', { cookie: 'i18n_redirected=es; session=mine' })).body).toBe('<p>null</p>');
    expect((await get('/oficina', { cookie: '__Host-session=a; __Host-session=b' })).body).toBe('<p>null</p>');
  });

  it.each(['/oficina', '/oficina/sale'])('is neither cached nor indexed: %s', async (path) => {
    const { headers } = await get(path, { cookie });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-page-private': '1',
    });
    expect(headers['set-cookie']).toBe('__Host-session=new; Path=/');
    expect([headers.etag, headers['x-page-revision'], headers['cache-tag']]).toEqual([undefined, undefined, undefined]);
  });
});

it.each([
  ['of a private area', '/oficina/clave?enlace=abc'],
  ['of a private area in English', '/en/educacion-comunidad/area-de-centros/entrar'],
  ['whose address is a secret', '/en/conciertos-entradas/lista-de-espera/abc'],
])('a page %s allows no foreign scripts and hides its address as referrer', async (_, url) => {
  const { headers } = await get(url);
  expect(headers['referrer-policy']).toBe('strict-origin');
  expect(headers['content-security-policy']).not.toMatch(/https?:/);
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect((await get('/explora')).headers['content-security-policy']).toContain('https://www.googletagmanager.com');
});

describe('a page', () => {
  it.each([
    ['of which the API lacks a part', '/without-alert', 'api'],
    ['of a section that is taken down', '/gone', undefined],
    ['that leads elsewhere', '/leads-on', undefined],
  ])('%s says while the API is down whether an earlier page may stand in', async (_, path, outage) => {
    expect((await get(path)).headers['x-page-outage']).toBe(outage);
  });

  it('has the status of its rendering, and is not cached if that is an error', async () => {
    const [found, missing] = [await get('/explora'), await get('/nada')];
    expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('and every other response says how it may be cached', async () => {
    for (const url of [
      '/api/news',
      '/assets/styles/none.css',
      '/assets/jobs/none/main.js',
      '/explora',
      '/dibujos/1/x.svg',
    ])
      expect([url, (await get(url)).headers['cache-control']]).not.toContain(undefined);
  });

  it('has the security headers', async () => {
    const { headers } = await get('/explora');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('redirects with its status when it has moved', async () => {
    const { statusCode, headers } = await get('/moved');
    expect([statusCode, headers.location]).toEqual([301, '/explora']);
  });

  it('answers 500 without the error’s message when rendering fails', async () => {
    const answer = await get('/breaks');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<a href="/">');
    expect(answer.body).not.toContain('secret');
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  it('logs a failed rendering in one line without what the visitor typed', async () => {
    log.length = 0;
    await get('/breaks?name=Ana', { cookie: 'i18n_redirected=es', 'x-forwarded-for': '192.0.2.7' });
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      level: 'error',
      url: '/breaks',
      err: { message: 'secret message of the machine', stack: expect.stringContaining('worker-app.test') as string },
    });
    expect(log[0]).not.toMatch(/Ana|i18n_redirected|192\.0\.2\.7/);
  });

  it.each([
    ['GET', `/boletin/${token}?enviado=1`],
    ['GET', `/api/newsletter/${token}?lang=es`],
    ['POST', `/api/newsletter/${token}/confirm`],
  ] as const)('logs a failure without the token in the address: %s %s', async (method, url) => {
    log.length = 0;
    const { statusCode } = await app.inject({ method, url, payload: method === 'POST' ? {} : undefined });
    expect(statusCode).toBeGreaterThanOrEqual(500);
    expect(log.join('')).toContain('/***');
    expect(log.join('')).not.toContain(token);
  });

  it.each([
    ['/csp-reports', 'application/csp-report', 413],
    ['/csp-reports', 'image/png', 415],
    ['/explora', 'application/x-www-form-urlencoded', 413],
  ])('answers an invalid body with a page of the site: %s as %s', async (url, type, status) => {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: 'a'.repeat(70_000) });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).not.toContain('FST_');
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  it('answers 500 when rendering times out', async () => {
    expect((await get('/too-slow')).statusCode).toBe(500);
  });

  const files = {
    method: 'POST',
    url: '/canal-denuncias/informar',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
    payload: '--x\r\nContent-Disposition: form-data; name="facts"\r\n\r\nEsto.\r\n--x--\r\n',
  } as const;

  it.each([
    ['times out on a visitors’ site', '/explora', pageTimeout, {}, 500],
    ['is waited for on a site under test', '/explora', pageTimeout, { PATIENT: '1' }, 200],
    ['and is posted with files times out on a visitors’ site', files, uploadTimeout, {}, 500],
    ['and is posted with files is waited for on a site under test', files, uploadTimeout, { PATIENT: '1' }, 200],
  ] as const)('a page that takes longer than its time %s', async (_, asked, time, env, status) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late: RenderPage = async ({ signal }) => {
      await Promise.race([promise, waitFor(signal)]);
      return { status: 200, html: '' };
    };
    const worker = await startWorker(late, undefined, env);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = worker.app.inject(asked);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      await vi.advanceTimersByTimeAsync(time + 1_000);
      await new Promise((done) => setImmediate(done));
      resolve();
      expect((await answer).statusCode).toBe(status);
    } finally {
      vi.useRealTimers();
      await worker.stop();
    }
  });

  it('leaves no timer behind: the request’s signal does not abort after the response', async () => {
    renderPage.mockClear();
    await get('/explora?timer=1');
    await app.inject({
      method: 'POST',
      url: '/explora',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: 'name=Ana',
    });
    await wait(shortTimeout + 100);
    expect(renderPage.mock.calls.map(([request]) => request.signal.aborted)).toEqual([false, false]);
  });
});

it('the home page cannot be stored by shared caches', async () => {
  const { headers } = await get('/');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Cookie, Accept-Encoding',
  });
});

it.each(['PUT', 'DELETE', 'OPTIONS'] as const)('%s on a page answers 405 with the allowed methods', async (method) => {
  const { statusCode, headers } = await app.inject({ method, url: '/explora' });
  expect([statusCode, headers.allow, headers['content-type']]).toEqual([
    405,
    'GET, HEAD, POST',
    'text/html; charset=utf-8',
  ]);
});

it('a form posted to a page without one answers 405 with the allowed methods', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/without-form',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'name=Ana',
  });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});
