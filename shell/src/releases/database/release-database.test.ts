import { beforeEach, expect, it } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { DatabaseAwayError, ReleaseDatabaseClient, UnacceptableError } from './release-database.ts';

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

it.each([
  [413, 'refuses it', UnacceptableError],
  [401, 'is away', DatabaseAwayError],
  [500, 'is away', DatabaseAwayError],
])('an answer %s to a release says that the database %s', async (status, _, kind) => {
  const address = await testServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end('{"message":"Request body is too large"}'));
  });
  const error: unknown = await new ReleaseDatabaseClient(address, 'secret')
    .putRelease('jobs', 'v1', '{}', null)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: `The database of releases answers ${status}: Request body is too large` });
  expect(error).toBeInstanceOf(kind);
});
