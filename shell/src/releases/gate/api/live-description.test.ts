import { expect, it } from 'vitest';
import { testServer } from '../../../testing/servers/test-server.ts';
import { askForDescription, liveDescription } from './live-description.ts';

it.each<[string, number, string, unknown]>([
  ['has a description', 200, '{"paths":{"/api/news":{}}}', { paths: { '/api/news': {} } }],
  ['has none', 404, 'Not found', null],
  ['answers something else', 200, '{"data":[]}', null],
  ['fails', 503, '{"message":"down"}', undefined],
  ['answers half of it', 200, '{"paths":', undefined],
])('an API that %s is told from the others', async (_, status, body, description) => {
  const url = await testServer((_request, response) => response.writeHead(status).end(body));
  expect(await askForDescription(url)).toEqual(description);
  expect(await liveDescription(url)).toEqual(description ?? null);
});
