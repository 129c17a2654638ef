import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../settings.ts';
import type { RenderPage } from '../rendering/renderer.tsx';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { createWorkerApp } from './worker-app.ts';

// Short, so that a page that takes too long can be waited for.
const shortTimeout = vi.hoisted(() => 200);
vi.mock('../../timeouts.ts', async (original) => ({ ...(await original()), pageTimeout: shortTimeout }));

async function waitFor(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw signal.reason;
}

/** Of a link in an e-mail of the newsletter. */
const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4';
let dataDir: string;
let app: FastifyInstance;
const log: string[] = [];
/** A page of whoever is signed in, as the renderer answers with it. */
function privatePage(path: string, cookie: string | null) {
  const own = { parameters: { page: [], visitor: [], isPrivate: true }, cookies: ['__Host-session=new; Path=/'] };
  const source = { tables: ['alerts'], revision: 7, isTimed: false, isOutage: false };
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
  return { status: path === '/nada' ? 404 : 200, html: `<h1>${path}</h1>` };
});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ofgc-worker-'));
  const release = join(dataDir, 'releases/education/v1');
  await mkdir(join(release, 'browser'), { recursive: true });
  await mkdir(join(release, 'server'), { recursive: true });
  await writeFile(join(release, 'browser/remote.js'), 'plain');
  await writeFile(join(release, 'browser/remote.js.br'), 'small');
  await writeFile(join(release, 'server/main.js'), 'secret');
  await writeFile(join(release, 'release.json'), '{}');
  // Nobody listens on port 9: the API is down.
  app = await createWorkerApp({
    settings: readSettings({ DATA_DIR: dataDir, SITE_URL: 'https://ofgc.example', TAG_MANAGER_ID: 'GTM-ABC1234' }),
    apiUrl: 'http://127.0.0.1:9/',
    renderPage,
    publicFolder: join(import.meta.dirname, '../../../public'),
    serviceWorkerFolder: join(import.meta.dirname, '../../service-worker'),
    logger: createLogger('worker', { write: (line) => log.push(line) }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('a private page', () => {
  const cookie = 'i18n_redirected=es; __Host-session=mine; other=1; __Host-device=known';

  it('is rendered with the cookies of signing in and no others', async () => {
    expect((await get('/oficina', { cookie })).body).toBe('<p>__Host-session=mine; __Host-device=known</p>');
    expect((await get('/oficina', { cookie: 'i18n_redirected=es; session=mine' })).body).toBe('<p>null</p>');
    expect((await get('/oficina', { cookie: '__Host-session=a; __Host-session=b' })).body).toBe('<p>null</p>');
  });

  it.each(['/oficina', '/oficina/sale'])('is kept by nobody and found by nobody: %s', async (path) => {
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
])('beside a page %s nothing of others may run, whatever is set up, and nobody learns its address', async (_, url) => {
  const { headers } = await get(url);
  expect(headers['referrer-policy']).toBe('strict-origin');
  expect(headers['content-security-policy']).not.toMatch(/https?:/);
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect((await get('/explora')).headers['content-security-policy']).toContain('https://www.googletagmanager.com');
});

describe('a page', () => {
  it('has the status of its rendering; a failure is not cached', async () => {
    const [found, missing] = [await get('/explora'), await get('/nada')];
    expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('carries the security headers', async () => {
    const { headers } = await get('/explora');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('that moved redirects with its status', async () => {
    const { statusCode, headers } = await get('/moved');
    expect([statusCode, headers.location]).toEqual([301, '/explora']);
  });

  it('that cannot be rendered says so without the error’s message', async () => {
    const answer = await get('/breaks');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<a href="/">');
    expect(answer.body).not.toContain('secret');
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  it('that cannot be rendered is logged in one line, without what was typed', async () => {
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
  ] as const)('that fails is logged without the token of a link: %s %s', async (method, url) => {
    log.length = 0;
    const { statusCode } = await app.inject({ method, url, payload: method === 'POST' ? {} : undefined });
    expect(statusCode).toBeGreaterThanOrEqual(500);
    expect(log.join('')).toContain('/***');
    expect(log.join('')).not.toContain(token);
  });

  it('that takes too long is given up', async () => {
    expect((await get('/too-slow')).statusCode).toBe(500);
  });

  it('leaves no timer behind: the signal of its request never aborts after it was answered', async () => {
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

  it.each([
    ['/explora/', '/explora'],
    ['/explora/?a=1', '/explora?a=1'],
    ['/en/', '/en'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['//explora', '/explora'],
    ['//?a=1', '/?a=1'],
    ['///', '/'],
    ['/%65xplora', '/explora'],
    ['/explora/%c3%b1', '/explora/%C3%B1'],
    ['/explora//actualidad', '/explora/actualidad'],
  ])('has one address: %s leads to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });
});

it('the home page is nobody’s who keeps pages for others', async () => {
  const { headers } = await get('/');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Cookie, Accept-Encoding',
  });
});

it.each(['/documentos/1/%0a', '/%0a', '/%00', '/en/%E2%80%A8', '/melodias/%0a.wav'])(
  '%s names nothing: its page is that of the address as it is written',
  async (path) => {
    renderPage.mockClear();
    await get(path);
    expect(renderPage.mock.lastCall?.[0].url).toBe(`https://ofgc.example${path.replaceAll('%', '%25')}`);
  },
);

describe('the choice of a language', () => {
  it('is remembered for a year and leads back to the same page', async () => {
    const { statusCode, headers } = await get('/idioma/en?a=/explora');
    expect([statusCode, headers.location]).toEqual([302, '/en/explora']);
    expect(headers['set-cookie']).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('leads to no other site', async () => {
    expect((await get('/idioma/es?a=//evil.example')).headers.location).toBe('/');
    expect((await get('/idioma/en?a=https://evil.example')).headers.location).toBe('/en');
  });

  it.each(['a=/%00', 'a=/%E2%82%AC', 'a=/&a=/explora', 'a=/%0d%0aX:1', 'a=/%zz%00'])(
    'is refused with the site’s headers where the way back makes no sense: %s',
    async (query) => {
      const { statusCode, headers } = await get(`/idioma/en?${query}`);
      expect([statusCode, headers['set-cookie'], headers.location]).toEqual([400, undefined, undefined]);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  it('of a language that we do not speak is a page that does not exist', async () => {
    await get('/idioma/fr');
    expect(renderPage.mock.lastCall?.[0].url).toBe('https://ofgc.example/idioma/fr');
  });
});

describe('the files of releases', () => {
  it('are immutable, and precompressed where the browser takes it', async () => {
    const answer = await get('/assets/education/v1/browser/remote.js', { 'accept-encoding': 'br' });
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['small', 'br']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/education/v1/browser/remote.js')).body).toBe('plain');
  });

  it.each([
    '/assets/education/v1/server/main.js',
    '/assets/education/v1/release.json',
    '/assets/education/v1/browser/../server/main.js',
    '/assets/education/v1/browser/..%2fserver/main.js',
    '/assets/education/v1/browser/%2e%2e/release.json',
    '/assets/registry.json',
    '/assets/education/v1/browser/missing.js',
  ])('%s is not found', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toMatch(/secret|^\{\}/);
  });
});

it.each(['PUT', 'DELETE'] as const)('%s on a page is not found, without a rendering', async (method) => {
  const answer = await app.inject({ method, url: '/explora' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

it.each([
  ['/api/events', {}, 503, 'El servicio no está disponible en este momento.'],
  ['/api/events?lang=en', {}, 503, 'The service is not available at the moment.'],
  ['/api/events/..%2f..%2fsecret?lang=en', {}, 400, 'The address or the content of the request is not valid.'],
  ['/api/events/%zz', {}, 503, 'El servicio no está disponible en este momento.'],
  [
    '/api/newsletter',
    { 'content-type': 'nonsense' },
    415,
    'La dirección o el contenido de la petición no son válidos.',
  ],
  ['/api/newsletter', { 'content-type': 'text/plain' }, 503, 'El servicio no está disponible en este momento.'],
])('of an API that is down, %s with %j answers %i in its own shape', async (url, headers, status, message) => {
  const answer = await app.inject({ method: 'POST', url, headers, payload: 'x'.repeat(20_000) });
  expect([answer.statusCode, answer.json()]).toEqual([status, { message }]);
});

it.each([
  ['/%zz', '/%25zz'],
  ['/en/explora/%E0%A4?a=%zz', '/en/explora/%25E0%25A4?a=%zz'],
  ['/explora/m%C3%BAsica', '/explora/m%C3%BAsica'],
  [`/documents/${'a'.repeat(300)}`, `/documents/${'a'.repeat(300)}`],
])('%.20s is a page, whether there is one or not', async (url, rendered) => {
  expect((await get(url)).statusCode).toBe(200);
  expect(renderPage.mock.lastCall?.[0].url).toBe(`https://ofgc.example${rendered}`);
});

it('a file of an API that is down is a page of the site', async () => {
  const answer = await get('/en/calendario.ics');
  expect(renderPage.mock.lastCall?.[0].url).toBe('https://ofgc.example/en/calendario.ics');
  expect(renderPage.mock.lastCall?.[1]).toEqual({ status: 503 });
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'text/html; charset=utf-8',
    'no-store',
  ]);
});

it('security.txt says where to report a flaw, and when to look again', async () => {
  const { body } = await get('/.well-known/security.txt');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
