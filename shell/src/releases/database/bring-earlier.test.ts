import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { deploySample, useTwoMachines } from '../../testing/servers/two-machines.ts';
import { takeDown } from '../registry/make-live.ts';
import { findDamage } from '../store/release-files.ts';
import { releaseFolder } from '../store/store.ts';
import { bringEarlier } from './bring-earlier.ts';
import { syncRegistry } from './sync-registry.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let database: MemoryDatabase;
let here = '';
useTwoMachines((machines) => ({ database, here } = machines));

it.each<[string, (folder: string) => Promise<void>]>([
  ['a damaged file', (folder) => appendFile(join(folder, 'server/main.js'), ' ')],
  ['no folder', (folder) => rm(folder, { recursive: true })],
])('the release that a rollback would make live is fetched where it has %s', async (_, damage) => {
  const before = await deploySample(here, 'before');
  await syncRegistry(here, database);
  await deploySample(here, 'live');
  const folder = releaseFolder(here, before.name, before.version);
  await damage(folder);
  expect((await bringEarlier(here, database, before.name))?.version).toBe(before.version);
  expect(await findDamage(folder, before)).toBeNull();
});

it('of a section that was taken down the last live release is fetched', async () => {
  await deploySample(here, 'before');
  const live = await deploySample(here, 'live');
  await syncRegistry(here, database);
  await takeDown(here, live.name, null, by);
  await rm(releaseFolder(here, live.name, live.version), { recursive: true });
  expect((await bringEarlier(here, database, live.name))?.version).toBe(live.version);
});

it('nothing is fetched while the database is away', async () => {
  for (const text of ['before', 'live']) await deploySample(here, text);
  await syncRegistry(here, database);
  database.isAway = true;
  await rm(join(here, 'education'), { recursive: true });
  expect(await bringEarlier(here, database, 'education')).toBeNull();
});
