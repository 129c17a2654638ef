import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWorker, type StartedWorker } from '../../../testing/servers/started-worker.ts';
import type { RenderPage } from '../../rendering/render-page.ts';

const renderPage = vi.fn<RenderPage>(async ({ url }) => ({ status: 200, html: `<h1>${new URL(url).pathname}</h1>` }));
let { app, get, stop } = {} as StartedWorker;
beforeAll(async () => {
  ({ app, get, stop } = await startWorker(renderPage));
});
afterAll(() => stop());

describe('the files of releases', () => {
  it('are immutable, and precompressed if the browser accepts it', async () => {
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
  ])('answer a 4xx status for %s, which is not public', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toMatch(/secret|^\{\}/);
  });
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
])('while the API is down, %s with %j answers %i as JSON', async (url, headers, status, message) => {
  const answer = await app.inject({ method: 'POST', url, headers, payload: 'x'.repeat(20_000) });
  expect([answer.statusCode, answer.json()]).toEqual([status, { message }]);
});

it('a file of the API is an error page of the site while the API is down', async () => {
  const answer = await get('/en/calendario.ics');
  expect(renderPage.mock.lastCall?.[0].url).toBe('https://ofgc.example/en/calendario.ics');
  expect(renderPage.mock.lastCall?.[1]).toEqual({ status: 503 });
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'text/html; charset=utf-8',
    'no-store',
  ]);
});

it('security.txt names a contact and a date of expiry in the future', async () => {
  const { body } = await get('/.well-known/security.txt');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
