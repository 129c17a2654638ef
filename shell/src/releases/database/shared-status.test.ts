import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryDatabase, type MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { makeLive, takeDown } from '../registry/make-live.ts';
import { bySite, changeRegistry, registryEvent } from '../registry/registry-log.ts';
import type { Revision } from '../release.schema.ts';
import { DatabaseAwayError } from './release-database.ts';
import { awaitSharedStatus, notifySites, readMachines } from './shared-status.ts';
import { syncRegistry } from './sync-registry.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

// A release is deployed here, and another machine reports what has become of it there.
let store: string;
let database: MemoryDatabase;
let revision: Revision;
beforeEach(async () => {
  store = await testFolder();
  database = createMemoryDatabase();
  const release = await storeSampleRelease(store, 'one');
  revision = (await makeLive(store, 'deploy', release, by)) as Revision;
  await syncRegistry(store, database);
  await notifySites(store, database, { shared: 1, judged: { number: 1, postponed: [] }, unfetched: [] });
});

const reported = (status: object) => database.putSite('other:1:/store', JSON.stringify(status));
const postponed = (app: string) => ({ shared: 1, unfetched: [], postponed: [{ app, reason: 'no memory' }] });
const awaiting = () => awaitSharedStatus({ store, database, revision, here: 'Live.' });

it.each<[string, object]>([
  ['has it', { shared: 1, unfetched: [], postponed: [] }],
  ['has it and is of an earlier version', { shared: 1 }],
  ['has it and has postponed another section’s', postponed('jobs')],
])('a change is said to be on all machines when the other one %s', async (_, status) => {
  await reported(status);
  expect(await awaiting()).toBe('Live. All 2 sites have it.');
});

it('what each machine serves is that of the newest change that it has judged', async () => {
  await reported({ ...postponed('education'), shared: 0 });
  const machines = await readMachines(database);
  expect(machines.map(({ live, lacking }) => [live, lacking])).toEqual([
    [{ education: revision.event.version }, []],
    [{}, [{ app: 'education', reason: 'no memory' }]],
  ]);
});

it('a change that another machine has postponed is waited for, and then that machine is named with its reason', async () => {
  await reported(postponed('education'));
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let isOver = false;
  const refused = expect(awaiting())
    .rejects.toThrow('is served: other:1:/store: no memory.')
    .finally(() => (isOver = true));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(10_000);
    expect(isOver).toBe(true);
  });
  await refused;
});

it('a reason of any length is reported, as far as the database takes it', async () => {
  const reason = 'x'.repeat(300_000);
  const judged = { number: 1, postponed: [{ name: 'jobs', reason }] };
  await notifySites(store, database, { shared: 1, judged, unfetched: [{ app: 'about', reason }] });
  const [machine] = await readMachines(database);
  expect(machine?.lacking.map((one) => [one.app, one.reason.length])).toEqual([
    ['about', 2_000],
    ['jobs', 2_000],
  ]);
});

it('a change is said to be refused although the refusal was taken over here already', async () => {
  const { app: name, version } = revision.event;
  await changeRegistry(store, () => ({
    event: registryEvent('refuse', { name, version }, bySite('it throws')),
    apps: {},
  }));
  await syncRegistry(store, database);
  await reported({ shared: 2, unfetched: [], postponed: [] });
  await expect(awaiting()).rejects.toThrow('was refused on another machine: it throws');
});

it.each<[string, (there: string) => Promise<unknown>]>([
  ['replaced', async (there) => makeLive(there, 'deploy', await storeSampleRelease(there, 'two'), by)],
  ['taken down', (there) => takeDown(there, 'education', null, by)],
])('what is live here alone, because it was %s elsewhere, is not said to be on all machines', async (_, change) => {
  const there = await testFolder();
  await syncRegistry(there, database);
  await change(there);
  await syncRegistry(there, database);
  await reported({ shared: 2, unfetched: [], postponed: [] });
  await expect(awaiting()).rejects.toThrow(`${revision.event.version} was replaced or taken down meanwhile`);
});

it('a change is said to be live here where the database goes away before the other machines have answered', async () => {
  await reported({ shared: 0, unfetched: [], postponed: [] });
  vi.spyOn(database, 'history').mockRejectedValue(new DatabaseAwayError('The database of releases does not answer.'));
  expect(await awaiting()).toMatch(/^Live\. The database of releases went away .* they follow once it is back\.$/);
});

it('a section that was brought back elsewhere is not said to be taken down on all machines', async () => {
  revision = await takeDown(store, 'education', null, by);
  await syncRegistry(store, database);
  const there = await testFolder();
  await syncRegistry(there, database);
  await makeLive(there, 'deploy', await storeSampleRelease(there, 'two'), by);
  await syncRegistry(there, database);
  await reported({ shared: 3, unfetched: [], postponed: [] });
  await notifySites(store, database, { shared: 3, judged: { number: 2, postponed: [] }, unfetched: [] });
  await expect(awaiting()).rejects.toThrow('education was brought back meanwhile');
});

it('a change is said to be live here although nobody can read what is in the database', async () => {
  await rm(join(store, 'synced.json'));
  await mkdir(join(store, 'synced.json'));
  expect(await awaiting()).toBe('Live.');
});
