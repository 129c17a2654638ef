import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWorker, type StartedWorker } from '../../../testing/servers/started-worker.ts';
import type { RenderPage } from '../../rendering/render-page.ts';

const renderPage = vi.fn<RenderPage>(async ({ url }) => ({ status: 200, html: `<h1>${new URL(url).pathname}</h1>` }));
let { get, stop } = {} as StartedWorker;
beforeAll(async () => {
  ({ get, stop } = await startWorker(renderPage));
});
afterAll(() => stop());

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
])('a page has one address: %s redirects to %s', async (url, location) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

it.each(['/documentos/1/%0a', '/%0a', '/%00', '/en/%E2%80%A8', '/melodias/%0a.wav'])(
  '%s is rendered as the address with its escapes taken literally',
  async (path) => {
    renderPage.mockClear();
    await get(path);
    expect(renderPage.mock.lastCall?.[0].url).toBe(`https://ofgc.example${path.replaceAll('%', '%25')}`);
  },
);

it.each([
  ['/%zz', '/%25zz'],
  ['/en/explora/%E0%A4?a=%zz', '/en/explora/%25E0%25A4?a=%zz'],
  ['/explora/m%C3%BAsica', '/explora/m%C3%BAsica'],
  [`/documents/${'a'.repeat(300)}`, `/documents/${'a'.repeat(300)}`],
])('%s is rendered as a page, whether it exists or not', async (url, rendered) => {
  expect((await get(url)).statusCode).toBe(200);
  expect(renderPage.mock.lastCall?.[0].url).toBe(`https://ofgc.example${rendered}`);
});

describe('the language choice', () => {
  it('is stored in a cookie for a year and redirects to the same page', async () => {
    const { statusCode, headers } = await get('/idioma/en?a=/explora');
    expect([statusCode, headers.location]).toEqual([302, '/en/explora']);
    expect(headers['set-cookie']).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('redirects to no other site', async () => {
    expect((await get('/idioma/es?a=//evil.example')).headers.location).toBe('/');
    expect((await get('/idioma/en?a=https://evil.example')).headers.location).toBe('/en');
  });

  it.each(['a=/%00', 'a=/%E2%82%AC', 'a=/&a=/explora', 'a=/%0d%0aX:1', 'a=/%zz%00'])(
    'answers 400 with the security headers when the return path is invalid: %s',
    async (query) => {
      const { statusCode, headers } = await get(`/idioma/en?${query}`);
      expect([statusCode, headers['set-cookie'], headers.location]).toEqual([400, undefined, undefined]);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  it('renders the page “not found” for an unsupported language', async () => {
    await get('/idioma/fr');
    expect(renderPage.mock.lastCall?.[0].url).toBe('https://ofgc.example/idioma/fr');
  });
});
