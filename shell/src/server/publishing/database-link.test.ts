import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fetchRelease } from '../../releases/database/fetch-release.ts';
import { DatabaseAwayError } from '../../releases/database/release-database.ts';
import { syncRegistry } from '../../releases/database/sync-registry.ts';
import { makeLive, takeDown } from '../../releases/registry/make-live.ts';
import { readRegistry, registryFolder } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import { readRelease } from '../../releases/store/store.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { testServer } from '../../testing/servers/test-server.ts';
import { DatabaseLink, releasesOf } from './database-link.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

const nothingJudged = () => ({ number: 0, postponed: [] });

it.each([
  ['/assets/jobs/v1/browser/main.js?x=1', ['jobs@v1']],
  ['/assets/styles/shell@v1=main,jobs@v2=home.jobs.css', ['shell@v1', 'jobs@v2']],
  ['/assets/words/es/shell@v1=main,jobs@v2=home.jobs.json', ['shell@v1', 'jobs@v2']],
  ['/assets/words/fr/shell@v1=main.json', []],
  ['/conciertos-entradas', []],
])('a request of %s needs the releases %j', (url, releases) =>
  expect(releasesOf(url).map(({ app, version }) => `${app}@${version}`)).toEqual(releases),
);

it.each([
  ['one app in a hundred versions', Array.from({ length: 100 }, (_, index) => `shell@v${index}=main`)],
  ['a hundred apps', Array.from({ length: 100 }, (_, index) => `${'a'.repeat(index + 1)}@v1=main`)],
])('an address with %s causes no search in the database', (_, parts) =>
  expect(releasesOf(`/assets/styles/${parts.join(',')}.css`)).toEqual([]),
);

it('the database link asks the database again as soon as a change of releases is announced, and not for other changes', async () => {
  // The clock stands still, so that it is the announcement and not the poll.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const apiUrl = await testServer((_, response) => {
    response.writeHead(200);
    const changes = [['events'], ['release_changes']].map((tables, index) => ({ revision: index + 1, tables }));
    response.write(changes.map((change) => `data: ${JSON.stringify(change)}\n\n`).join(''));
  });
  const link = new DatabaseLink({
    store: await testFolder(),
    database: { ...createMemoryDatabase(), apiUrl },
    logger: { error: vi.fn(), info: vi.fn() },
    judged: nothingJudged,
  });
  const { promise: announced, resolve } = Promise.withResolvers<void>();
  const sync = vi.spyOn(link, 'sync').mockImplementationOnce(async () => {});
  sync.mockImplementation(async () => resolve());
  link.follow();
  await announced;
  await setImmediate();
  expect(sync).toHaveBeenCalledTimes(2);
  await link.stop();
});

it('a flood of addresses of unknown releases causes few queries at once', async () => {
  const store = await testFolder();
  const searched = Promise.withResolvers<null>();
  const release = vi.fn(() => searched.promise);
  const logger = { error: vi.fn(), info: vi.fn() };
  const link = new DatabaseLink({
    store,
    database: { ...createMemoryDatabase(), release },
    logger,
    judged: nothingJudged,
  });
  const names = Array.from({ length: 60 }, (_, index) => `${'a'.repeat(index + 1)}@v1=main`);
  const flood = ['css', 'other.css'].map((end) => link.fetchMissing(`/assets/styles/${names.join(',')}.${end}`));
  await vi.waitFor(() => expect(release).toHaveBeenCalled());
  searched.resolve(null);
  await Promise.all(flood);
  expect(release.mock.calls.length).toBeLessThanOrEqual(16);
  await link.stop();
});

it('a release is asked for again with its next file where the database was away', async () => {
  const [here, there] = [await testFolder(), await testFolder()];
  const database = createMemoryDatabase();
  const release = await storeSampleRelease(here, 'one');
  const { name, version } = release;
  await makeLive(here, 'deploy', release, by);
  await syncRegistry(here, database);
  const logger = { error: vi.fn(), info: vi.fn() };
  const link = new DatabaseLink({ store: there, database, logger, judged: nothingJudged });
  const fetchMissing = () => link.fetchMissing(`/assets/${name}/${version}/browser/landing.js`);
  database.isAway = true;
  await fetchMissing();
  database.isAway = false;
  await fetchMissing();
  expect(await readRelease(there, name, version)).toMatchObject({ name, version });
  await link.stop();
});

it('a database that has the registry without the files of its releases is given them, so that another machine can fetch them', async () => {
  const [here, there] = [await testFolder(), await testFolder()];
  const database = createMemoryDatabase();
  const releases = [];
  for (const text of ['one', 'two']) {
    releases.push(await storeSampleRelease(here, text));
    await makeLive(here, 'deploy', releases.at(-1) as Release, by);
  }
  await syncRegistry(here, database);
  database.files.clear();
  const logger = { error: vi.fn(), info: vi.fn() };
  const link = new DatabaseLink({ store: here, database, logger, judged: nothingJudged });
  await link.sync();
  for (const { name, version } of releases)
    await vi.waitFor(async () => expect(await fetchRelease(there, database, name, version)).toMatchObject({ version }));
  expect(logger.error).not.toHaveBeenCalled();
  await link.stop();
});

it('a release whose manifest in the database cannot be read here keeps no other one from being put there', async () => {
  const store = await testFolder();
  const database = createMemoryDatabase();
  const unread = await storeSampleRelease(store, 'one');
  const other = await storeSampleRelease(store, 'two', { name: 'jobs', mounts: ['/portal-empleo'], slots: [] });
  for (const release of [unread, other]) await makeLive(store, 'deploy', release, by);
  await syncRegistry(store, database);
  database.files.clear();
  database.releases.set(`education@${unread.version}`, { manifest: '{"name":"education"}', proof: null });
  const logger = { error: vi.fn(), info: vi.fn() };
  const link = new DatabaseLink({ store, database, logger, judged: nothingJudged });
  await link.sync();
  const hashes = Object.values(other.integrity);
  await vi.waitFor(async () => expect(await database.missingFiles(hashes)).toEqual([]));
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalled());
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ remote: 'education', version: unread.version }),
    'a release could not be put into the database',
  );
  await link.stop();
});

it('a database that hangs is not asked again for each file of a release', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const release = vi.fn(async () => {
    vi.advanceTimersByTime(10_000);
    throw new DatabaseAwayError('no answer in time');
  });
  const logger = { error: vi.fn(), info: vi.fn() };
  const database = { ...createMemoryDatabase(), release };
  const link = new DatabaseLink({ store: await testFolder(), database, logger, judged: nothingJudged });
  for (const file of ['landing.js', 'main.js']) await link.fetchMissing(`/assets/jobs/v1/browser/${file}`);
  expect(release).toHaveBeenCalledOnce();
  await link.stop();
});

it('the database link continues when the registry is damaged after a read, without an unhandled rejection', async () => {
  const store = await testFolder();
  const memory = createMemoryDatabase();
  const putSite = vi.fn(async () => {
    await mkdir(registryFolder(store), { recursive: true });
    await writeFile(join(registryFolder(store), '00000001.json'), '{');
  });
  const logger = { error: vi.fn(), info: vi.fn() };
  const link = new DatabaseLink({ store, database: { ...memory, putSite }, logger, judged: nothingJudged });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  await link.sync();
  await link.sync();
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  process.off('unhandledRejection', unhandled);
  expect([putSite.mock.calls.length, unhandled.mock.calls]).toEqual([2, []]);
  await link.stop();
});

it('the database link looks again whenever it is asked, also while it ends a look', async () => {
  const store = await testFolder();
  const database = createMemoryDatabase();
  const logger = { error: vi.fn(), info: vi.fn() };
  const link = new DatabaseLink({ store, database, logger, judged: nothingJudged });
  const looks = vi.spyOn(database, 'latestChange');
  const putSite = vi.spyOn(database, 'putSite');
  const missed: number[] = [];
  // The status is the last that is written in a look.
  for (let steps = 0; steps < 12; steps++) {
    const asked = Promise.withResolvers<void>();
    const ask = async () => {
      for (let step = 0; step < steps; step++) await Promise.resolve();
      looks.mockClear();
      asked.resolve(link.sync());
    };
    putSite.mockImplementationOnce(async () => void ask());
    await link.sync();
    await asked.promise;
    if (looks.mock.calls.length === 0) missed.push(steps);
  }
  expect(missed).toEqual([]);
  await link.stop();
});

it.each(['is in the middle of an answer', 'hears that the site ends'])(
  'the database link stops although the database hangs while it %s',
  async (moment) => {
    const store = await testFolder();
    const hanging = () => new Promise<never>(() => {});
    const database = { ...createMemoryDatabase(), removeSite: hanging };
    if (moment === 'is in the middle of an answer') database.latestChange = hanging;
    const link = new DatabaseLink({
      store,
      database,
      logger: { error: vi.fn(), info: vi.fn() },
      judged: nothingJudged,
    });
    void link.sync();
    await link.stop();
  },
);

it('the database link follows all other changes where one release cannot be fetched, and says so once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const [here, there] = [await testFolder(), await testFolder()];
  const database = createMemoryDatabase();
  const deploy = async (text: string, differences: Partial<Release> = {}) => {
    const release = await storeSampleRelease(here, text, differences);
    await makeLive(here, 'deploy', release, by);
    return release;
  };
  const logger = { error: vi.fn(), info: vi.fn() };
  const onInStep = vi.fn();
  const link = new DatabaseLink({
    store: there,
    database,
    logger,
    judged: () => ({ number: Infinity, postponed: [] }),
    onInStep,
  });
  const first = await deploy('one');
  await deploy('two', { name: 'jobs', mounts: ['/portal-empleo'], slots: [] });
  await syncRegistry(here, database);
  await link.sync();

  const next = await deploy('next');
  await takeDown(here, 'jobs', null, by);
  await syncRegistry(here, database);
  const hash = next.integrity['server/main.js'] ?? '';
  const file = database.files.get(hash) as Buffer;
  database.files.delete(hash);
  const asked = vi.spyOn(database, 'file');
  for (let round = 0; round < 60; round++) {
    await link.sync();
    vi.advanceTimersByTime(3_000);
  }
  const rounds = asked.mock.calls.filter(([one]) => one === hash).length;
  // Each longer after the one before, at last a minute.
  expect([rounds > 4, rounds < 9]).toEqual([true, true]);
  const { apps } = await readRegistry(there);
  expect([apps.education?.version, apps.jobs?.removed]).toEqual([first.version, { redirect: null }]);
  expect(logger.error).toHaveBeenCalledOnce();
  expect(onInStep).not.toHaveBeenCalled();
  const status = async () => JSON.parse((await database.sites())[0]?.status ?? '') as object;
  const reason = expect.stringContaining('is not in the database of releases');
  expect(await status()).toEqual({ shared: 3, unfetched: [{ app: 'education', reason }], postponed: [] });

  database.files.set(hash, file);
  vi.advanceTimersByTime(60_000);
  await link.sync();
  expect((await readRegistry(there)).apps).toEqual((await readRegistry(here)).apps);
  expect(await status()).toEqual({ shared: 3, unfetched: [], postponed: [] });
  expect(onInStep).toHaveBeenCalledOnce();
  await link.stop();
  vi.useRealTimers();
});

it('a site reports the last change that it has judged, though it has taken over several since', async () => {
  const [here, there] = [await testFolder(), await testFolder()];
  const database = createMemoryDatabase();
  let number = 0;
  const judged = () => ({ number, postponed: [] });
  const link = new DatabaseLink({ store: there, database, logger: { error: vi.fn(), info: vi.fn() }, judged });
  const follow = async (text: string) => {
    await makeLive(here, 'deploy', await storeSampleRelease(here, text), by);
    await syncRegistry(here, database);
    await link.sync();
    return (JSON.parse((await database.sites())[0]?.status ?? '') as { shared: number }).shared;
  };
  expect(await follow('one')).toBe(0);
  number = 1;
  const reported = [await follow('two'), await follow('three')];
  number = 2;
  expect([...reported, await follow('four')]).toEqual([1, 1, 2]);
  await link.stop();
});
