import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { deploySample, jobs, liveIn, refuse, syncInTurn, useTwoMachines } from '../../testing/servers/two-machines.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { enterCanary, withdrawCanary } from '../registry/change-canary.ts';
import { makeLive, takeDown } from '../registry/make-live.ts';
import { readHistory, readRegistry } from '../registry/registry-log.ts';
import { findDamage } from '../store/release-files.ts';
import type { Registry, Release } from '../release.schema.ts';
import { rollback } from '../registry/rollback.ts';
import { releaseFolder } from '../store/store.ts';
import { syncRegistry } from './sync-registry.ts';
import { readSynced, writeSyncedFile } from './synced-file.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let database: MemoryDatabase;
let [here, there] = ['', ''];
useTwoMachines((machines) => ({ database, here, there } = machines));
const sync = (...stores: string[]) => syncInTurn(database, stores);

describe('two machines on one database', () => {
  it('serve the same releases: each fetches whole what the other makes live', async () => {
    const release = await deploySample(here, 'one');
    await sync(here, there);
    expect(await liveIn(there)).toEqual(await liveIn(here));
    expect(await findDamage(releaseFolder(there, 'education', release.version), release)).toBeNull();
    const next = await deploySample(there, 'two');
    await sync(there, here);
    expect(await liveIn(here)).toMatchObject({ version: next.version, previous: [release.version] });
    await rollback(here, 'education', by);
    await sync(here, there);
    expect(await liveIn(there)).toMatchObject({ version: release.version, previous: [next.version] });
  });

  it('keep the changes that both make at the same time, in the database’s order', async () => {
    await deploySample(here, 'first');
    await sync(here, there);
    const a = await deploySample(here, 'a');
    const b = await deploySample(there, 'b');
    const vacancies = await deploySample(there, 'c', jobs);
    await Promise.all([syncRegistry(here, database), syncRegistry(there, database)]);
    await sync(here, there);
    expect(await readRegistry(here)).toMatchObject({ apps: (await readRegistry(there)).apps });
    expect((await liveIn(here, 'jobs'))?.version).toBe(vacancies.version);
    const entered = database.changes.map(({ event }) => event.version);
    expect(entered).toEqual(expect.arrayContaining([a.version, b.version, vacancies.version]));
    const last = entered.findLast((version) => version === a.version || version === b.version);
    expect((await liveIn(here))?.version).toBe(last);
  });

  it('share the removal of a section and its return', async () => {
    const release = await deploySample(here, 'one');
    await sync(here, there);
    await takeDown(there, 'education', '/sobre-ofgc', by);
    await sync(there, here);
    expect(await liveIn(here)).toMatchObject({ version: release.version, removed: { redirect: '/sobre-ofgc' } });
    await rollback(here, 'education', by);
    await sync(here, there);
    expect((await liveIn(there))?.removed).toBeUndefined();
  });

  it('keep the newest release of a section that another machine takes down', async () => {
    await deploySample(here, 'one');
    await sync(here, there);
    const next = await deploySample(here, 'two');
    await takeDown(there, 'education', null, by);
    await sync(here, there, here);
    expect(await liveIn(here)).toMatchObject({ version: next.version, removed: { redirect: null } });
  });

  it('share a refusal, which does not replace a release that was deployed meanwhile', async () => {
    const good = await deploySample(here, 'good');
    await sync(here, there);
    const before = await readRegistry(there);
    const bad = await deploySample(here, 'bad');
    await sync(here, there);
    await refuse(there, bad, before);
    await sync(there, here);
    expect((await liveIn(here))?.version).toBe(good.version);
    const next = await deploySample(here, 'next');
    await refuse(there, bad, before);
    await sync(here, there);
    expect((await liveIn(there))?.version).toBe(next.version);
    expect((await liveIn(here))?.version).toBe(next.version);
  });

  it('go back to what was live before a refused release, though the machine that refuses it was away meanwhile', async () => {
    const first = await deploySample(here, 'first');
    await sync(here, there);
    const before = await readRegistry(there);
    const second = await deploySample(here, 'second');
    await sync(here);
    const third = await deploySample(here, 'third');
    await sync(here, there);
    await refuse(there, third, before);
    await sync(there, here, there);
    const expected = { version: second.version, previous: [first.version] };
    for (const store of [here, there]) expect(await liveIn(store)).toMatchObject(expected);
  });

  it('keep a section taken down that was taken down while its release was judged', async () => {
    await deploySample(here, 'good');
    await sync(here, there);
    const before = await readRegistry(there);
    const bad = await deploySample(here, 'bad');
    await sync(here, there);
    await takeDown(here, 'education', null, by);
    await refuse(there, bad, before);
    await sync(here, there, here);
    for (const store of [here, there]) expect((await liveIn(store))?.removed).toEqual({ redirect: null });
  });

  it('keep what is live elsewhere where a machine that lacks it is told to roll back', async () => {
    for (const text of ['first', 'second']) await deploySample(here, text).then(() => sync(here, there));
    const third = await deploySample(here, 'third');
    await sync(here);
    await rollback(there, 'education', by);
    await sync(there, here);
    for (const store of [here, there]) expect((await liveIn(store))?.version).toBe(third.version);
  });

  it('share the withdrawal of a canary, which does not end a canary that began meanwhile', async () => {
    await deploySample(here, 'live');
    const bad = await storeSampleRelease(here, 'bad');
    await enterCanary(here, bad, 10, by);
    await sync(here, there);
    await withdrawCanary(there, bad, by);
    const next = await storeSampleRelease(here, 'next');
    await enterCanary(here, next, 10, by);
    await sync(here, there, here);
    for (const store of [here, there]) expect((await liveIn(store))?.canary?.version).toBe(next.version);
  });

  it.each<[string, (store: string, release: Release) => Promise<unknown>]>([
    ['its release is live meanwhile', (store, release) => makeLive(store, 'activate', release, by)],
    ['its section was taken down meanwhile', (store) => takeDown(store, 'education', null, by)],
  ])('begin no canary that is entered late, and say that it is withdrawn, where %s', async (_, change) => {
    await deploySample(here, 'live');
    await sync(here, there);
    const next = await storeSampleRelease(here, 'next');
    await enterCanary(here, next, 10, by);
    await change(there, await storeSampleRelease(there, 'next'));
    await sync(there, here, there);
    for (const store of [here, there]) expect((await liveIn(store))?.canary).toBeUndefined();
    const withdrawal = { action: 'withdraw', app: 'education', version: next.version };
    expect((await readHistory(here)).at(-1)?.event).toMatchObject(withdrawal);
    expect(database.changes.at(-1)?.event).toMatchObject(withdrawal);
  });

  it('share what was taken back for a reason that is too long for the database', async () => {
    await deploySample(here, 'live');
    const bad = await storeSampleRelease(here, 'bad');
    await enterCanary(here, bad, 10, by);
    await sync(here, there);
    await withdrawCanary(there, bad, { ...by, why: '\u0001'.repeat(30_000) });
    await sync(there, here);
    for (const store of [here, there]) expect((await liveIn(store))?.canary).toBeUndefined();
  });

  it('take over what is live of a section whose canary cannot be fetched, and run no canary until it can', async () => {
    await deploySample(here, 'one');
    await sync(here, there);
    const next = await deploySample(here, 'two');
    const canary = await storeSampleRelease(here, 'canary');
    await enterCanary(here, canary, 10, by);
    await sync(here);
    const hash = canary.integrity['server/main.js'] ?? '';
    const file = database.files.get(hash) as Buffer;
    database.files.delete(hash);
    expect(await syncRegistry(there, database)).toMatchObject([{ app: 'education' }]);
    expect((await readSynced(there)).unfetched).toEqual(['education']);
    expect(await liveIn(there)).toMatchObject({ version: next.version });
    expect((await liveIn(there))?.canary).toBeUndefined();
    database.files.set(hash, file);
    await sync(there, here);
    for (const store of [here, there]) expect((await liveIn(store))?.canary?.version).toBe(canary.version);
  });

  it('change independently while the database is away, and are equal afterwards', async () => {
    await deploySample(here, 'one');
    await sync(here, there);
    database.isAway = true;
    const next = await deploySample(here, 'two');
    await expect(syncRegistry(here, database)).rejects.toThrow('does not answer');
    expect((await liveIn(here))?.version).toBe(next.version);
    database.isAway = false;
    await sync(here, there);
    expect((await liveIn(there))?.version).toBe(next.version);
  });

  it('are equal after an outage although a refused release has no files any more', async () => {
    await deploySample(here, 'one');
    await sync(here, there);
    const before = await readRegistry(here);
    const bad = await deploySample(here, 'bad');
    await refuse(here, bad, before);
    const next = await deploySample(here, 'next');
    await rm(releaseFolder(here, 'education', bad.version), { recursive: true });
    await sync(here, there);
    expect((await liveIn(there))?.version).toBe(next.version);
    expect(database.changes.map(({ event }) => event.action)).toEqual(['deploy', 'deploy', 'refuse', 'deploy']);
  });

  it('enter a change once although the database’s response was lost', async () => {
    await deploySample(here, 'one');
    const { enter } = database;
    database.enter = async (change) => {
      await enter(change);
      database.enter = enter;
      throw new Error('the connection was lost');
    };
    await expect(syncRegistry(here, database)).rejects.toThrow('was lost');
    await sync(here);
    expect(database.changes).toHaveLength(1);
    await sync(here);
    expect(await readHistory(here)).toHaveLength(1);
  });

  it.each<[string, (store: string, before: Registry) => Promise<unknown>]>([
    [
      'a release was refused',
      async (store, before) =>
        refuse(store, { name: 'jobs', version: (await liveIn(store, 'jobs'))?.version ?? '' }, before),
    ],
    ['a canary began', async (store) => enterCanary(store, await storeSampleRelease(store, 'canary'), 10, by)],
    ['a section was taken down', (store) => takeDown(store, 'jobs', null, by)],
  ])('fill an empty database with all live releases, also when %s last', async (_, change) => {
    await deploySample(here, 'one');
    const before = await readRegistry(here);
    await deploySample(here, 'two', jobs);
    await change(here, before);
    const { apps } = await readRegistry(here);
    await sync(here, there);
    expect(database.changes.at(-1)?.apps).toEqual(apps);
    expect((await readRegistry(here)).apps).toEqual(apps);
    expect((await readRegistry(there)).apps).toEqual(apps);
  });

  it('enter no change again that was taken over just before the machine was killed', async () => {
    const first = await deploySample(here, 'first');
    await sync(here, there);
    const noted = await readSynced(there);
    await deploySample(here, 'second');
    await sync(here, there);
    await writeSyncedFile(there, noted);
    await rollback(here, 'education', by);
    await sync(here, there, here);
    for (const store of [here, there]) expect((await liveIn(store))?.version).toBe(first.version);
    expect(database.changes.map(({ event }) => event.action)).toEqual(['deploy', 'deploy', 'rollback']);
  });
});
