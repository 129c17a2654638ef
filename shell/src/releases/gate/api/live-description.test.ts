import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { askForDescription, liveDescription } from './live-description.ts';

it.each<[string, number, string, unknown]>([
  ['has a description', 200, '{"paths":{"/api/news":{}}}', { paths: { '/api/news': {} } }],
  ['has none', 404, 'Not found', null],
  ['answers something else', 200, '{"data":[]}', null],
  ['fails', 503, '{"message":"down"}', undefined],
  ['answers half of it', 200, '{"paths":', undefined],
])('an API that %s is told from the others', async (_, status, body, description) => {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    expect(await askForDescription(url)).toEqual(description);
    expect(await liveDescription(url)).toEqual(description ?? null);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
