import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import type { FastifyInstance } from 'fastify';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../settings.ts';
import type { RenderPage } from '../../rendering/render-page.ts';
import { maxUpload } from '../../entrance/bodies/body-limits.ts';
import { createWorkerApp } from '../../worker/http/worker-app.ts';

let dataDir: string;
let app: FastifyInstance;
const renderPage = vi.fn<RenderPage>(async ({ url }) => ({ status: 200, html: `<h1>${url}</h1>` }));

useTestFolder((own) => void (dataDir = own), beforeAll);
beforeAll(async () => {
  app = await createWorkerApp({
    settings: readSettings({ DATA_DIR: dataDir, SITE_URL: 'https://ofgc.example' }),
    apiUrl: 'http://127.0.0.1:9/',
    renderPage,
    publicFolder: join(import.meta.dirname, '../../../../public'),
    serviceWorkerFolder: join(import.meta.dirname, '../../../service-worker'),
    logger: createLogger('worker', { write: () => {} }),
  });
});
afterAll(() => app.close());

it.each([
  ['of a mail program that ends a subscription', `/boletin/${'x'.repeat(32)}`, 'List-Unsubscribe=One-Click', 200],
  ['of it in English', `/en/boletin/${'x'.repeat(32)}`, 'List-Unsubscribe=One-Click', 200],
  ['with a button of that page', `/boletin/${'x'.repeat(32)}`, 'form=confirm&List-Unsubscribe=One-Click', 403],
  ['to another page', '/explora', 'List-Unsubscribe=One-Click', 403],
])('a post from nowhere %s: %s', async (_, url, payload, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(status);
});

describe('a form posted to a page', () => {
  const post = (headers: Record<string, string>, payload = 'name=Ana&lastname=D%C3%ADaz&day=1&day=2') =>
    app.inject({
      method: 'POST',
      url: '/explora?a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  it('is rendered with all its fields and the visitor’s address, and is not cached', async () => {
    const answer = await post({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.7' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const request = renderPage.mock.lastCall?.[0];
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('https://ofgc.example/explora?a=1');
    expect(request?.headers.get('x-forwarded-for')).toBe('192.0.2.7');
    expect([...(await request!.formData())]).toEqual([
      ['name', 'Ana'],
      ['lastname', 'Díaz'],
      ['day', '1'],
      ['day', '2'],
    ]);
  });

  it('is rendered each time, so that no visitor gets the response to another’s form', async () => {
    const before = renderPage.mock.calls.length;
    await post({ 'sec-fetch-site': 'same-origin' });
    await post({ 'sec-fetch-site': 'same-origin' });
    expect(renderPage.mock.calls.length).toBe(before + 2);
  });

  it.each([
    ['its own site, as the browser says', { 'sec-fetch-site': 'same-origin' }, 200],
    ['its own public address', { origin: 'https://ofgc.example' }, 200],
    ['its own host as it was asked', { origin: 'http://site.example:3000', host: 'site.example:3000' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another site that names ours', { 'sec-fetch-site': 'cross-site', origin: 'https://ofgc.example' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['no page', { 'sec-fetch-site': 'none' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['an unknown origin', {}, 403],
  ])('from %s with the headers %j is answered with %i', async (_, headers, status) => {
    expect((await post(headers)).statusCode).toBe(status);
  });

  it.each([
    ['application/json', '{"name":"Ana"}'],
    ['text/plain', 'name=Ana'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('as %s is answered with 415 and not rendered', async (type, payload) => {
    const before = renderPage.mock.calls.length;
    const answer = await post({ 'content-type': type, 'sec-fetch-site': 'same-origin' }, payload);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
    expect(renderPage.mock.calls.length).toBe(before);
  });

  it('of another content type is answered in both languages', async () => {
    const { body } = await post({ 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' });
    expect(body).toContain('<section lang="es"><h1>El formulario no se ha podido leer</h1>');
    expect(body).toContain('<section lang="en"><h1>The form could not be read</h1>');
  });

  it('of more than 64 KB is answered with 413 without closing the connection', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    expect((await post(own, `a=${'x'.repeat(60_000)}`)).statusCode).toBe(200);
    const refused = await post(own, `a=${'x'.repeat(70_000)}`);
    // The connection must stay open: closing it while the form still arrives can lose the response.
    expect(refused.statusCode).toBe(413);
    expect(refused.headers.connection).not.toBe('close');
  });
});

describe('a form posted to an address that is not canonical', () => {
  beforeAll(() => app.listen({ port: 0 }));

  // Sent through a raw socket, because `inject` and `fetch` would resolve the address first.
  it.each([
    '/x/../canal-denuncias/seguimiento?a=1',
    '/%2E/canal-denuncias/seguimiento?a=1',
    String.raw`/canal-denuncias\seguimiento?a=1`,
    '//canal-denuncias/seguimiento/?a=1',
  ])('is redirected with 308 to the canonical address: %s', async (path) => {
    const before = renderPage.mock.calls.length;
    const { port } = app.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const asked = httpRequest({ port, path, method: 'POST', headers }).end('code=A');
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/canal-denuncias/seguimiento?a=1']);
    expect(renderPage.mock.calls.length).toBe(before);
  });
});

/** A form with more parts than any form of the site has. */
function manyParts(boundary: string): string {
  const part = (place: number) => `--${boundary}\r\nContent-Disposition: form-data; name="f${place}"\r\n\r\n1\r\n`;
  return `${Array.from({ length: 300 }, (_, place) => part(place)).join('')}--${boundary}--\r\n`;
}

describe('a form with files', () => {
  const boundary = 'x1';
  const part = (name: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
  const file = (size: number) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n${'a'.repeat(size)}\r\n`;
  const post = (url: string, payload: string | Buffer) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'same-origin' },
      payload,
    });
  const posted = async () => [...((await renderPage.mock.lastCall?.[0].formData()) ?? [])];

  it('is rendered on the pages of the reporting channel for both sides, and refused on other pages', async () => {
    const body = `${part('facts', 'Ñandú')}${file(3)}--${boundary}--\r\n`;
    const answer = await post('/canal-denuncias/informar', body);
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    const [facts, sent] = await posted();
    expect(facts).toEqual(['facts', 'Ñandú']);
    expect(sent?.[1]).toMatchObject({ name: 'a.txt', size: 3 });
    expect((await post('/en/oficina/canal/3', body)).statusCode).toBe(200);
    expect((await posted())[1]?.[1]).toMatchObject({ name: 'a.txt', size: 3 });
    for (const other of ['/explora', '/oficina/canal', '/oficina/avisos/3'])
      expect([other, (await post(other, body)).statusCode]).toEqual([other, 415]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'a'],
    ['an empty boundary', 'multipart/form-data; boundary=', '--\r\n'],
    ['no end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'],
    [
      'a part without a name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n',
    ],
    ['nothing', 'multipart/form-data; boundary=x', ''],
    ['as many parts as would hold a worker', 'multipart/form-data; boundary=x', manyParts('x')],
    ['so many parts, its boundary in quotation marks', 'multipart/form-data; Boundary="x"', manyParts('x')],
    ['so many parts, and two boundaries', 'multipart/form-data; boundary=x; boundary=y', manyParts('x')],
    [
      'so many parts, and another boundary in a text',
      'multipart/form-data;a="; boundary=y";boundary=x',
      manyParts('x'),
    ],
    ['so many parts, and an escaped boundary', String.raw`multipart/form-data; boundary="\x"`, manyParts('x')],
  ])('that has %s is answered with 400 and not rendered', async (_, type, payload) => {
    const before = renderPage.mock.calls.length;
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method: 'POST', url: '/canal-denuncias/informar', headers, payload });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(renderPage.mock.calls.length).toBe(before);
  });

  it('that is too large is rendered with the typed fields and a mark, without the cut file', async () => {
    const whole = `${part('facts', 'Ñandú')}${file(3)}${file(maxUpload)}`;
    const answer = await post('/canal-denuncias/informar', Buffer.from(whole).subarray(0, maxUpload + 1));
    expect(answer.statusCode).toBe(200);
    expect((await posted()).map(([name]) => name)).toEqual(['facts', 'files', 'isCut']);
  });
});
