import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { syncRegistry } from '../../releases/database/sync-registry.ts';
import { pushRelease } from '../../releases/database/push-release.ts';
import { UnacceptableError } from '../../releases/database/release-database.ts';
import { enterCanary, withdrawCanary } from '../../releases/registry/change-canary.ts';
import { writeDeployStatus } from '../../releases/registry/deploy-status.ts';
import { makeLive } from '../../releases/registry/make-live.ts';
import { bySite, readRegistry, resetRegistry } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import type { Statement, Verb } from '../../releases/signed/signed-request.ts';
import { readRelease, releaseFolder } from '../../releases/store/store.ts';
import { createMemoryDatabase, type MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import type { Authorised } from './authorise.ts';
import { handlePublishRequest, type RequestContext } from './handle-publish-request.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

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
  store = await testFolder();
});

const request = (verb: Verb, differences: Partial<Statement> = {}) =>
  ({
    statement: { ...by, verb, app: 'education', key: 'k1', redirect: null, ...differences },
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

it.each(['rollback', 'remove', 'activate'] as const)(
  'a %s on a machine that does not have what is live changes nothing',
  async (verb) => {
    const [one, two] = [await storeSampleRelease(store, 'one'), await storeSampleRelease(store, 'two')];
    for (const release of [one, two]) await makeLive(store, 'deploy', release, by);
    await syncRegistry(store, database);
    const there = await testFolder();
    await syncRegistry(there, database);
    await makeLive(store, 'deploy', await storeSampleRelease(store, 'three'), by);
    await syncRegistry(store, database);
    const before = await readRegistry(there);
    const serve = vi.fn(async () => {});
    // The release that is live there, and no more elsewhere.
    const asked = request(verb, { version: two.version });
    await expect(handlePublishRequest(asked, null, context({ store: there, serve }))).rejects.toThrow(
      'does not have what is live of education',
    );
    expect(serve).toHaveBeenCalled();
    expect(await readRegistry(there)).toEqual(before);
  },
);

it('an activate of what is live on a machine that is late makes it live for all again', async () => {
  const one = await storeSampleRelease(store, 'one');
  await makeLive(store, 'deploy', one, by);
  await syncRegistry(store, database);
  const there = await testFolder();
  await syncRegistry(there, database);
  await makeLive(store, 'deploy', await storeSampleRelease(store, 'two'), by);
  await syncRegistry(store, database);
  const serve = async () => void (await syncRegistry(there, database));
  await handlePublishRequest(request('activate', { version: one.version }), null, context({ store: there, serve }));
  expect(database.changes.at(-1)?.apps.education?.version).toBe(one.version);
});

it('a deploy of what is live changes nothing, with a share of the visits too', async () => {
  const live = await storeSampleRelease(store, 'one');
  await makeLive(store, 'deploy', live, by);
  await syncRegistry(store, database);
  const before = await readRegistry(store);
  await writeDeployStatus(store, { pid: process.pid, number: 9, registry: before, refused: [], postponed: [] });
  const draft = { folder: releaseFolder(store, live.name, live.version), release: live };
  const asked = request('deploy', { version: live.version, share: 10 });
  expect(await handlePublishRequest(asked, draft, context())).toContain(
    `Nothing was changed: education ${live.version} is live.`,
  );
  expect(await readRegistry(store)).toEqual(before);
});

describe('a rollback through a machine that runs no canary, because it lacks the files of another section,', () => {
  let there: string;
  let live: Release;
  let canary: Release;
  let unfetched: Release;
  beforeEach(async () => {
    there = await testFolder();
    const jobs = (text: string) =>
      storeSampleRelease(there, text, { name: 'jobs', mounts: ['/portal-empleo'], slots: [] });
    const before = await storeSampleRelease(there, 'before');
    live = await storeSampleRelease(there, 'one');
    for (const release of [before, live, await jobs('one')]) await makeLive(there, 'deploy', release, by);
    for (const machine of [there, store]) await syncRegistry(machine, database);
    unfetched = await jobs('two');
    await makeLive(there, 'deploy', unfetched, by);
    canary = await storeSampleRelease(there, 'two');
    await enterCanary(there, canary, 10, by);
    await syncRegistry(there, database);
    database.releases.delete(`jobs@${unfetched.version}`);
  });
  const goBack = () => {
    const serve = async () => void (await syncRegistry(store, database));
    return handlePublishRequest(request('rollback'), null, context({ serve }));
  };

  it('withdraws it', async () => {
    const before = (await readRegistry(store)).apps.education;
    expect(await goBack()).toBe(`The canary ${canary.version} of education is withdrawn: nobody gets it any more.`);
    const last = database.changes.at(-1);
    expect(last?.event).toMatchObject({ action: 'withdraw', app: 'education', version: canary.version });
    expect([last?.apps.education, last?.apps.jobs?.version]).toEqual([before, unfetched.version]);
    await syncRegistry(there, database);
    expect((await readRegistry(there)).apps.education?.canary).toBeUndefined();
  });

  it('is refused after the site has withdrawn it on another machine', async () => {
    await syncRegistry(store, database);
    await withdrawCanary(there, canary, bySite('3 errors'));
    await syncRegistry(there, database);
    await expect(goBack()).rejects.toThrow(
      `The site itself withdrew the canary ${canary.version} of education: 3 errors`,
    );
    await syncRegistry(store, database);
    expect(database.changes.at(-1)?.apps.education?.version).toBe(live.version);
  });
});

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

it('a release that another machine has published keeps the manifest that it has there', async () => {
  const there = await testFolder();
  const first = await storeSampleRelease(there, 'one');
  await pushRelease(there, database, first.name, first.version);
  const other = await storeSampleRelease(there, 'one', { warmUp: [] });
  const draft = { folder: releaseFolder(there, other.name, other.version), release: other };
  await mkdir(join(store, 'education'));
  await handlePublishRequest(request('publish', { version: other.version }), draft, context());
  expect((await readRelease(store, first.name, first.version)).warmUp).toEqual(first.warmUp);
});

it('what the database refuses is no fault of the release: the log says it, and not the answer', async () => {
  const refusal = new UnacceptableError('The database of releases answers 422: a wrong version');
  const works = context({ database: { ...database, release: vi.fn().mockRejectedValue(refusal) } });
  await expect(handlePublishRequest(request('activate', { version: 'v9' }), null, works)).rejects.toBe(refusal);
});

it('a release that comes anew is tried, though its files have served', async () => {
  const there = await testFolder();
  const release = await storeSampleRelease(there, 'one', { warmUp: [] });
  await resetRegistry(store, [sampleRelease({ name: 'shell', version: 's1' }), release]);
  await makeLive(store, 'deploy', await storeSampleRelease(store, 'two'), by);
  const draft = { folder: releaseFolder(there, release.name, release.version), release };
  const start = () => Promise.reject(new Error('it is tried'));
  const works = context({ trial: { apiUrl: 'http://api.test', env: {}, start } });
  const deploying = handlePublishRequest(request('deploy', { version: release.version }), draft, works);
  await expect(deploying).rejects.toThrow('it is tried');
});

it('a preview renews the age of its release in the database, so that no machine has pruned it before the link expires', async () => {
  const { name, version } = await storeSampleRelease(store, 'one');
  const putRelease = vi.spyOn(database, 'putRelease');
  await handlePublishRequest(request('preview', { version }), null, context());
  expect(putRelease).toHaveBeenCalledExactlyOnceWith(name, version, expect.any(String), null);
});

it.each(['rollback', 'remove'] as const)('a %s whose command has ended changes nothing', async (verb) => {
  for (const text of ['one', 'two']) await makeLive(store, 'deploy', await storeSampleRelease(store, text), by);
  const before = await readRegistry(store);
  const works = context({ isAwaited: () => false });
  await expect(handlePublishRequest(request(verb), null, works)).rejects.toThrow('education is as it was');
  expect(await readRegistry(store)).toEqual(before);
});
