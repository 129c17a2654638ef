import { type RequestListener } from 'node:http';
import { createApiClient } from '@ofgc/shared/api-client';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { routeFailure } from '../../errors/route-error.ts';
import { limitApiAnswers } from './limit-api-answers.ts';

async function ask(
  answer: RequestListener,
  page = new AbortController(),
  timeout = 30_000,
  path = 'api/any',
): Promise<unknown> {
  const baseURL = await testServer(answer);
  const api = limitApiAnswers(createApiClient({ baseURL, locale: 'es', timeout: 60_000 }), page.signal, {
    deadlines: { apiTimeout: timeout, during: (call) => call() },
  });
  return (await api.get<unknown>(path)).data;
}
const answering = (body: string, path?: string) =>
  ask(
    (_request, response) => void response.setHeader('Content-Type', 'application/json').end(body),
    undefined,
    undefined,
    path,
  );

describe('an API response during rendering', () => {
  it.each(['{"data":{}}', '{"data":[]}', '{"data":[{"id":1}],"meta":{"total":1}}', '{"data":[{}]}'])(
    'is accepted: %s',
    async (body) => expect(await answering(body)).toEqual(JSON.parse(body)),
  );

  it.each([
    'null',
    '5',
    '"x"',
    '[]',
    '{}',
    '<html>',
    '{"data":[',
    '{"data":null}',
    '{"data":5}',
    '{"data":[null]}',
    '{"data":[[]]}',
    '{"data":[],"meta":5}',
    '{"data":[{}],"meta":{"total":"many"}}',
  ])('that is malformed counts as an outage: %s', async (body) => {
    const failure: unknown = await answering(body).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(routeFailure(failure).status).toBe(503);
  });

  it('may be empty for alerts', async () =>
    expect(await answering('{"data":null}', 'api/alerts')).toEqual({ data: null }));

  it('that never ends is aborted at its timeout', async () => {
    const failure: unknown = await ask(
      (_request, response) => {
        const trickle = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(trickle));
      },
      new AbortController(),
      300,
    ).catch((error: unknown) => error);
    expect(String(failure)).toBe('ApiFailure: the API sent no whole answer within 300 ms');
    expect(routeFailure(failure).status).toBe(503);
  });

  it('that is too large is aborted long before its end, and fails by its address and size as an error of this page, not as an outage', async () => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    const failure: unknown = await ask(
      (_request, response) => {
        const write = () => {
          while (sent < 400 && !response.destroyed) {
            sent += 1;
            if (!response.write(chunk)) return void response.once('drain', write);
          }
          response.end();
        };
        write();
      },
      new AbortController(),
      30_000,
    ).catch((error: unknown) => error);
    expect(String(failure)).toBe("OversizedAnswer: the API's response is larger than 4194304 bytes: api/any");
    expect(routeFailure(failure).status).toBe(500);
    expect(sent).toBeLessThan(50);
  });

  it('is aborted with its page', async () => {
    const page = new AbortController();
    setTimeout(() => page.abort(), 50);
    await expect(ask(() => {}, page)).rejects.toThrow('canceled');
  });
});
