import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncRegistry } from '../../releases/database/sync-registry.ts';
import { makeLive } from '../../releases/registry/make-live.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import type { Statement, Verb } from '../../releases/signed/signed-request.ts';
import { createMemoryDatabase, type MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import type { Authorised } from './authorise.ts';
import { handlePublishRequest, type RequestContext } from './handle-publish-request.ts';

const reason = { who: 'ana', commit: '1ca02fc', isDirty: false, why: '' };
let store: string;
let database: MemoryDatabase;
beforeEach(async () => {
  database = createMemoryDatabase();
  await database.putTeam({
    name: 'education',
    app: 'education',
    mounts: ['/educacion-comunidad'],
    slots: ['home.education'],
  });
  await database.addKey('education', { id: 'k1', publicKey: 'one' });
  store = await mkdtemp(join(tmpdir(), 'ofgc-request-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

const request = (verb: Verb, differences: Partial<Statement> = {}) =>
  ({
    statement: { ...reason, verb, app: 'education', key: 'k1', redirect: null, ...differences },
    team: { name: 'education' },
  }) as unknown as Authorised;
const context = (differences: Partial<RequestContext> = {}) =>
  ({
    store,
    database,
    trial: { apiUrl: 'http://api.test', env: {} },
    isAwaited: () => true,
    serve: async () => {},
    endTurn: () => {},
    ...differences,
  }) as RequestContext;

it.each(['rollback', 'remove'] as const)(
  'a %s on a machine that does not have what is live changes nothing',
  async (verb) => {
    for (const text of ['one', 'two']) await makeLive(store, 'deploy', await storeSampleRelease(store, text), reason);
    await syncRegistry(store, database);
    const there = await mkdtemp(join(tmpdir(), 'ofgc-behind-'));
    await syncRegistry(there, database);
    await makeLive(store, 'deploy', await storeSampleRelease(store, 'three'), reason);
    await syncRegistry(store, database);
    const before = await readRegistry(there);
    const serve = vi.fn(async () => {});
    await expect(handlePublishRequest(request(verb), null, context({ store: there, serve }))).rejects.toThrow(
      'does not have what is live of education',
    );
    expect(serve).toHaveBeenCalled();
    expect(await readRegistry(there)).toEqual(before);
    await rm(there, { recursive: true });
  },
);

it.each<[string, () => Promise<unknown>, string]>([
  ['whose key is revoked', () => database.revokeKeys('education'), 'The key k1 was revoked meanwhile'],
  [
    'from whose team an address is taken',
    () => database.putTeam({ name: 'education', app: 'education', mounts: [], slots: ['home.education'] }),
    'the mount /educacion-comunidad was not given to the team education',
  ],
])('a release does not go live %s while it is looked at', async (_, change, sentence) => {
  const before = await readRegistry(store);
  const { version } = await storeSampleRelease(store, 'one');
  // The gate is asked last for the trials.
  const trials = async () => (await change(), []);
  const works = context({ database: { ...database, trials } });
  await expect(handlePublishRequest(request('activate', { version }), null, works)).rejects.toThrow(sentence);
  expect(await readRegistry(store)).toEqual(before);
});

it('a release that is here goes live only if its kept manifest names nothing that was taken from the team', async () => {
  const here = await storeSampleRelease(store, 'one');
  await database.putTeam({ name: 'education', app: 'education', mounts: [], slots: ['home.education'] });
  const draft = { folder: join(store, 'draft'), release: { ...here, mounts: [] } };
  const deploying = handlePublishRequest(request('deploy', { version: here.version }), draft, context());
  await expect(deploying).rejects.toThrow('the mount /educacion-comunidad was not given to the team education');
  expect((await readRegistry(store)).apps).toEqual({});
});

it.each(['rollback', 'remove'] as const)('a %s whose command has ended changes nothing', async (verb) => {
  for (const text of ['one', 'two']) await makeLive(store, 'deploy', await storeSampleRelease(store, text), reason);
  const before = await readRegistry(store);
  const works = context({ isAwaited: () => false });
  await expect(handlePublishRequest(request(verb), null, works)).rejects.toThrow('education is as it was');
  expect(await readRegistry(store)).toEqual(before);
});
