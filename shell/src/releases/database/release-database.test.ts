import { beforeEach, expect, it } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { DatabaseAwayError, ReleaseDatabaseClient } from './release-database.ts';

let client: ReleaseDatabaseClient;
beforeEach(async () => {
  const address = await testServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1_000 });
    response.write('{"data":', () => response.destroy());
  });
  client = new ReleaseDatabaseClient(address, 'secret');
});

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
