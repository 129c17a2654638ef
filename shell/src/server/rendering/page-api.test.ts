import type { RequestListener } from 'node:http';
import { inspect } from 'node:util';
import type { ApiClient } from '@ofgc/shared/api-client';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { Deadlines } from '../worker/deadlines.ts';
import { createPageApi } from './page-api.ts';
import { PageSources } from './page-sources.ts';
import { PrivateSession } from './request/private-session.ts';

const cookie = 'session=the-token';
const address = '192.0.2.77';
const body = JSON.stringify({ data: {} });

/** The client of a private page that somebody asks for who is signed in. */
function apiOf(apiUrl: string, method = 'GET'): ApiClient {
  const request = new Request('http://localhost:3000/oficina', { method, headers: { cookie } });
  return createPageApi({
    page: { request, locale: 'es', headers: { 'x-forwarded-for': address } },
    apiUrl,
    deadlines: new Deadlines(),
    sources: new PageSources(new Date()),
    session: new PrivateSession(request, 'http://localhost:3000'),
  });
}

describe('the API client of a private page', () => {
  const heard: unknown[] = [];
  const answer: RequestListener = ({ headers, url = '', socket }, response) => {
    heard.push([headers.cookie, headers['x-forwarded-for']]);
    if (url.includes('cut')) return void socket.destroy();
    response.statusCode = url.includes('missing') ? 404 : 200;
    response.setHeader('set-cookie', 'session=the-token-of-now; Path=/');
    response.setHeader('content-type', 'application/json').end(body);
  };

  it.each<[string, (api: ApiClient) => Promise<unknown>]>([
    ['the answer to a call', (api) => api.get('api/inbox')],
    ['the answer to a form', (api) => api.post('api/inbox/7/note', { note: 'a' })],
    ['a refusal', (api) => api.get('api/missing')],
    ['the refusal of a form', (api) => api.post('api/missing', {})],
    ['a call that gets no answer', (api) => api.post('api/cut', {})],
  ])('gives no sign-in cookie and no address of the visitor to a section: %s', async (_, call) => {
    heard.length = 0;
    const told = await call(apiOf(await testServer(answer), 'POST')).catch((error: unknown) => error);
    expect(heard).toEqual([[cookie, address]]);
    const insides = inspect(told, { depth: 9, showHidden: true, getters: true, maxStringLength: null });
    expect(insides.match(/the-token|192\.0\.2\.77|ClientRequest \{/)?.[0]).toBeUndefined();
  });

  it('keeps what sections read of an answer and of an error', async () => {
    const api = apiOf(await testServer(answer));
    expect(await api.get('api/inbox')).toMatchObject({ status: 200, data: { data: {} } });
    await expect(api.get('api/missing')).rejects.toMatchObject({
      name: 'AxiosError',
      isAxiosError: true,
      response: { status: 404, data: { data: {} } },
    });
    await expect(apiOf(await testServer(answer), 'POST').post('api/cut', {})).rejects.toMatchObject({
      isAxiosError: true,
      code: 'ECONNRESET',
    });
  });

  it('runs no function of a section where it could see the call', async () => {
    const seen: unknown[] = [];
    const look = (...given: unknown[]) => {
      seen.push(inspect(given, { depth: 9, showHidden: true }));
      return given[0];
    };
    const api = apiOf(await testServer(answer), 'POST');
    const options = { transformRequest: look, transformResponse: look, paramsSerializer: look, validateStatus: look };
    await api.get('api/inbox', { ...options, adapter: look, beforeRedirect: look, params: { a: 1 } } as object);
    await api.post('api/inbox/7/note', { note: 'a' }, options as object);
    for (const given of [{ pipe: look, on: look }, Object.assign(new FormData(), { pipe: look, append: 1 })])
      await expect(api.post('api/inbox/7/note', given)).rejects.toThrow(
        'it gives the call of api/inbox/7/note more than plain data',
      );
    for (const params of [{ toJSON: look }, new URLSearchParams('a=1')])
      await expect(api.get('api/inbox?b=1', { params })).rejects.toThrow(
        'it gives the call of api/inbox more than plain data',
      );
    expect(seen).toEqual([]);
  });

  it.each([
    'OTHER/api/x',
    '//OTHER_HOST/api/x',
    '\tOTHER/api/x',
    'internal/staff',
    'api/../internal/staff',
    'api/%2e%2e/internal/staff',
    String.raw`api\..\internal\staff`,
  ])('asks no other site and nothing else of the API: %s', async (given) => {
    const asked: unknown[] = [];
    const [own, other] = await Promise.all(
      ['own', 'other'].map((name) =>
        testServer((request, response) => {
          asked.push([name, request.url]);
          response.setHeader('content-type', 'application/json').end(body);
        }),
      ),
    );
    const { origin, host } = new URL(other ?? '');
    const path = given.replace('OTHER_HOST', host).replace('OTHER', origin);
    for (const method of ['GET', 'POST']) {
      const failure = 'which is not below api/ or channel/ of the API';
      await expect(apiOf(own ?? '', method).get(path)).rejects.toThrow(failure);
      await expect(apiOf(own ?? '', 'POST').post(path, {})).rejects.toThrow(failure);
    }
    expect(asked).toEqual([]);
    await apiOf(own ?? '').get('/api/events/%2Fa?b=c');
    expect(asked).toEqual([['own', '/api/events/%2Fa?b=c&lang=es']]);
  });
});
