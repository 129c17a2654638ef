import { expect, it, vi } from 'vitest';
import type { MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { useTwoMachines } from '../../testing/servers/two-machines.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { makeLive } from '../registry/make-live.ts';
import { readRegistry, resetRegistry } from '../registry/registry-log.ts';
import { joinOthers } from './join-others.ts';
import { syncRegistry } from './sync-registry.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let database: MemoryDatabase;
let here: string;
let fresh: string;
const output = { info: vi.fn(), warn: vi.fn() };
useTwoMachines((machines) => ({ database, here, there: fresh } = machines));

const liveIn = async (store: string) => (await readRegistry(store)).apps.education?.version;

it('a new machine serves the releases that are live on the other machines', async () => {
  const live = await storeSampleRelease(here, 'live');
  await makeLive(here, 'deploy', live, by);
  await syncRegistry(here, database);
  expect(await joinOthers(fresh, database, output)).toBe(true);
  expect(await liveIn(fresh)).toBe(live.version);
});

it('a new machine serves its own sources while the database is away, and the live releases afterwards', async () => {
  const live = await storeSampleRelease(here, 'live');
  await makeLive(here, 'deploy', live, by);
  await syncRegistry(here, database);
  database.isAway = true;
  expect(await joinOthers(fresh, database, output)).toBe(false);
  await resetRegistry(fresh, [await storeSampleRelease(fresh, 'sources')]);
  database.isAway = false;
  for (const store of [fresh, here]) await syncRegistry(store, database);
  expect([await liveIn(fresh), await liveIn(here)]).toEqual([live.version, live.version]);
});

it('a deployment on a machine that starts from its own sources goes live on all machines', async () => {
  await makeLive(here, 'deploy', await storeSampleRelease(here, 'live'), by);
  await syncRegistry(here, database);
  await resetRegistry(fresh, [await storeSampleRelease(fresh, 'sources')]);
  const next = await storeSampleRelease(fresh, 'next');
  await makeLive(fresh, 'deploy', next, by);
  for (const store of [fresh, here]) await syncRegistry(store, database);
  expect([await liveIn(fresh), await liveIn(here)]).toEqual([next.version, next.version]);
});
