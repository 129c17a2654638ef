import { expect, it } from 'vitest';
import { useReadingApi } from '../testing/use-test-api.ts';

const test = useReadingApi({ docs: true });

it.each([
  ['DELETE', '/api/events', 'GET, HEAD'],
  ['PUT', '/api/events/36?lang=en', 'GET, HEAD'],
  ['POST', '/api/news/rss.xml', 'GET, HEAD'],
  ['GET', '/api/newsletter', 'POST'],
  ['OPTIONS', '/api/contact', 'POST'],
  ['POST', '/api/events/', 'GET, HEAD'],
  ['DELETE', '/api/news/rss.xml/?lang=en', 'GET, HEAD'],
  ['PATCH', '/api/events/%E2%82%AC', 'GET, HEAD'],
] as const)('%s %s answers 405 with the allowed methods: %s', async (method, url, allowed) => {
  const answer = await test.api.inject({ method, url, payload: method === 'PUT' ? '{' : undefined });
  const sentence = url.endsWith('en') ? `This address does not take ${method}.` : `Esta dirección no admite ${method}.`;
  expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([405, allowed, { message: sentence }]);
});

it('an unknown address answers 404 to any method, and the OpenAPI description lists only existing methods', async () => {
  for (const method of ['GET', 'DELETE'] as const)
    expect((await test.api.inject({ method, url: '/api/nothing' })).statusCode).toBe(404);
  const { paths } = await test.read<{ paths: Record<string, object> }>('/api/openapi.json');
  expect(Object.keys(paths['/api/events'] ?? {})).toEqual(['get']);
});
