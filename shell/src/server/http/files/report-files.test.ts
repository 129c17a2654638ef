import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serveReportFiles } from './report-files.ts';

const asked: { url: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
let status = 200;
let api: Server;
let app: FastifyInstance;
beforeAll(async () => {
  api = createServer(async (request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(await text(request)) });
    response
      .writeHead(status, { 'Content-Disposition': 'attachment; filename="7-1.txt"', 'X-Other': '1' })
      .end('factura');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  app = fastify();
  serveReportFiles(app, {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/`,
    siteUrl: 'https://ofgc.example',
    sendFailure: async (_request, reply, failure) => reply.code(failure.status).send('page'),
  });
  await app.register(formbody);
});
beforeEach(() => {
  asked.length = 0;
  status = 200;
});
afterAll(async () => {
  await app.close();
  api.close();
});

const post = (url: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: '__Host-session=abc; locale=en',
      ...headers,
    },
    payload: 'code=7K3M&message=7&place=0',
  });

it('a file of a report is requested with the posted fields but no cookies, and sent as an attachment', async () => {
  const answer = await post('/en/canal-denuncias/archivo');
  expect([answer.statusCode, answer.body, answer.headers['content-disposition']]).toEqual([
    200,
    'factura',
    'attachment; filename="7-1.txt"',
  ]);
  expect(answer.headers).not.toHaveProperty('x-other');
  expect(asked).toMatchObject([{ url: '/channel/files?lang=en', body: { code: '7K3M', message: '7', place: '0' } }]);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

it('a file of a report is requested with the session for handlers in the office', async () => {
  await post('/oficina/canal/12/archivo');
  expect(asked[0]).toMatchObject({
    url: '/api/reports/12/files?lang=es',
    headers: { cookie: '__Host-session=abc', 'sec-fetch-site': 'same-origin' },
  });
});

it('a missing file of a report and a post from another site are answered with pages of the site', async () => {
  status = 404;
  expect((await post('/canal-denuncias/archivo')).statusCode).toBe(404);
  expect((await post('/canal-denuncias/archivo', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(asked).toHaveLength(1);
});
