import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseAwayError, ReleaseDatabaseClient } from './release-database.ts';

let server: Server;
let client: ReleaseDatabaseClient;
beforeEach(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1_000 });
    response.write('{"data":', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new ReleaseDatabaseClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 'secret');
});
afterEach(() => void server.close());

it.each<[string, () => Promise<unknown>]>([
  ['a file', async () => client.file(`sha384-${'a'.repeat(64)}`, 'key')],
  ['a list', async () => client.teams()],
  ['a release', async () => client.release('jobs', 'v1')],
])(
  'the client of the database throws DatabaseAwayError when the response breaks off in the middle of %s',
  async (_, ask) => {
    await expect(ask()).rejects.toBeInstanceOf(DatabaseAwayError);
  },
);
