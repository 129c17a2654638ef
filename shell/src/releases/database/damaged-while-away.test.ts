import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { deploySample, liveIn, syncInTurn, useTwoMachines } from '../../testing/servers/two-machines.ts';
import type { Release } from '../release.schema.ts';
import { findDamage } from '../store/release-files.ts';
import { fallBackToWhole, setDamagedAside } from '../store/repair-live.ts';
import { releaseFolder } from '../store/store.ts';
import { fetchRelease } from './fetch-release.ts';

let database: MemoryDatabase;
let [here, there] = ['', ''];
useTwoMachines((machines) => ({ database, here, there } = machines));
const sync = (...stores: string[]) => syncInTurn(database, stores);

describe('two machines on one database, after damage on one of them while it was away', () => {
  const damage = async (release: Release) => {
    const folder = releaseFolder(here, 'education', release.version);
    await appendFile(join(folder, 'server/main.js'), ' ');
    database.isAway = true;
    await setDamagedAside(here, () => {});
    await fallBackToWhole(
      here,
      () => {},
      (name, version) => fetchRelease(here, database, name, version),
    );
    database.isAway = false;
    return folder;
  };

  it('both serve the live release again with whole files', async () => {
    const good = await deploySample(here, 'good');
    const next = await deploySample(here, 'next');
    await sync(here, there);
    const folder = await damage(next);
    expect((await liveIn(here))?.version).toBe(good.version);
    await sync(here, there);
    for (const store of [here, there]) expect((await liveIn(store))?.version).toBe(next.version);
    expect(await findDamage(folder, next)).toBeNull();
    expect(database.changes.at(-1)?.event.version).toBe(next.version);
  });

  it('both serve the release that was deployed meanwhile', async () => {
    await deploySample(here, 'good');
    const next = await deploySample(here, 'next');
    await sync(here, there);
    await damage(next);
    const newest = await deploySample(there, 'newest');
    await sync(there, here);
    for (const store of [here, there]) expect((await liveIn(store))?.version).toBe(newest.version);
  });

  it('serve the last good release if the files exist nowhere', async () => {
    const good = await deploySample(here, 'good');
    const next = await deploySample(here, 'next');
    await sync(here);
    database.files.delete(next.integrity['server/main.js'] ?? '');
    await damage(next);
    await sync(here);
    expect([(await liveIn(here))?.version, database.changes.at(-1)?.apps.education?.version]).toEqual([
      good.version,
      good.version,
    ]);
  });

  it('still share the next deployment', async () => {
    await deploySample(here, 'good');
    const next = await deploySample(here, 'next');
    await sync(here, there);
    await damage(next);
    const newest = await deploySample(here, 'newest');
    await sync(here, there);
    for (const store of [here, there]) expect((await liveIn(store))?.version).toBe(newest.version);
  });
});
