import { hour, minute } from '@ofgc/shared/dates/spans.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { deploySample, jobs, liveIn, refuse, syncInTurn, useTwoMachines } from '../../testing/servers/two-machines.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { enterCanary } from '../registry/change-canary.ts';
import { makeLive, takeDown } from '../registry/make-live.ts';
import { readHistory, readRegistry } from '../registry/registry-log.ts';
import type { Release } from '../release.schema.ts';
import { servedReleases } from '../registry/served-releases.ts';
import { syncRegistry } from './sync-registry.ts';

let database: MemoryDatabase;
let [here, there] = ['', ''];
useTwoMachines((machines) => ({ database, here, there } = machines));
const sync = (...stores: string[]) => syncInTurn(database, stores);
afterEach(() => void vi.useRealTimers());
const frame = { name: 'shell', mounts: [], slots: [] };
const entryOf = ({ version, mounts, slots }: Release) => ({ version, mounts, slots });
/** The clocks of all machines go on. */
const pass = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time });

describe('changes that follow each other before a machine knows of the first', () => {
  it.each(['education', 'shell'])('a release under a refused one of %s has not served there either', async (app) => {
    await deploySample(here, 'one', frame);
    await deploySample(here, 'one');
    await sync(here, there);
    const before = await readRegistry(here);
    const bad = await deploySample(here, 'bad', app === 'shell' ? frame : {});
    await sync(here, there);
    const [shell = '', version = ''] = [(await liveIn(here, 'shell'))?.version, (await liveIn(here))?.version];
    await refuse(here, bad, before);
    await sync(here);
    if (app !== 'shell') await deploySample(here, 'two', frame);
    await deploySample(here, 'x', jobs);
    await sync(here, there);
    // No site on it tries what came back beside what is not live any more.
    expect((await readHistory(there)).at(-2)?.apps).toEqual((await readRegistry(there)).apps);
    for (const store of [here, there])
      expect((await servedReleases(store))({ name: 'education', version, shell })).toBe(false);
    const actions = (await readHistory(there)).slice(-2).map(({ event }) => [event.action, event.app]);
    expect(actions).toEqual([
      ['refuse', app],
      ['deploy', 'jobs'],
    ]);
    expect((await readRegistry(there)).apps).toEqual((await readRegistry(here)).apps);
  });

  it('a refusal brings back what was live, and no canary that a person ended', async () => {
    const live = await deploySample(here, 'live');
    const bad = await storeSampleRelease(here, 'bad');
    await enterCanary(here, bad, 10, by);
    await sync(here);
    const before = await readRegistry(here);
    await makeLive(here, 'activate', bad, by);
    await sync(here);
    delete before.apps.education?.canary;
    await refuse(here, bad, before);
    await sync(here, there);
    for (const store of [here, there]) expect(await liveIn(store)).toEqual({ ...entryOf(live), previous: [] });
  });

  it('two sections that are taken down at the same time do not lead to each other for ever', async () => {
    await deploySample(here, 'one');
    await deploySample(here, 'two', jobs);
    await sync(here, there);
    await takeDown(here, 'education', '/portal-empleo', by);
    await takeDown(there, 'jobs', '/educacion-comunidad', by);
    await sync(here, there, here);
    for (const store of [here, there]) {
      expect((await liveIn(store))?.removed).toEqual({ redirect: '/portal-empleo' });
      expect((await liveIn(store, 'jobs'))?.removed).toEqual({ redirect: null });
    }
  });
});

describe('a change that waited for the database', () => {
  it.each<[string, (store: string) => Promise<unknown>]>([
    ['a deploy', (store) => deploySample(store, 'old')],
    ['a canary', async (store) => enterCanary(store, await storeSampleRelease(store, 'old'), 10, by)],
    ['a removal', (store) => takeDown(store, 'education', null, by)],
    [
      'two deploys',
      async (store) => {
        await deploySample(store, 'old');
        pass(hour);
        await deploySample(store, 'as old');
      },
    ],
  ])('does not replace what went live elsewhere hours later: %s', async (_, change) => {
    const one = await deploySample(here, 'one');
    await sync(here, there);
    await change(there);
    pass(2 * hour);
    const next = await deploySample(here, 'next');
    await deploySample(there, 'unrelated', jobs);
    await sync(here);
    const [undone] = await syncRegistry(there, database);
    expect(undone).toMatchObject({ app: 'education', reason: expect.stringContaining('waited for the database') });
    await sync(here);
    for (const store of [here, there]) {
      expect(await liveIn(store)).toEqual({ ...entryOf(next), previous: [one.version] });
      expect((await liveIn(store, 'jobs'))?.version).toBeDefined();
    }
    expect(await syncRegistry(there, database)).toEqual([]);
  });

  it('replaces what went live elsewhere before it, though a canary has begun there since', async () => {
    await deploySample(here, 'one');
    await sync(here, there);
    await deploySample(here, 'two');
    pass(minute);
    const waiting = await deploySample(there, 'three');
    pass(10 * minute);
    await enterCanary(here, await storeSampleRelease(here, 'canary'), 10, by);
    await sync(here, there, here);
    for (const store of [here, there]) expect((await liveIn(store))?.version).toBe(waiting.version);
  });
});
