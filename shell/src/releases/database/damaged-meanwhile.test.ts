import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { deploySample, jobs, liveIn, useTwoMachines } from '../../testing/servers/two-machines.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { enterCanary } from '../registry/change-canary.ts';
import { takeDown } from '../registry/make-live.ts';
import { readRegistry } from '../registry/registry-log.ts';
import type { Release } from '../release.schema.ts';
import { rollback } from '../registry/rollback.ts';
import { readRelease, releaseFolder } from '../store/store.ts';
import { syncRegistry } from './sync-registry.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let database: MemoryDatabase;
let [here, there] = ['', ''];
/** The first release of education, which both machines have. */
let first: Release;
useTwoMachines((machines) => ({ database, here, there } = machines));
beforeEach(async () => {
  first = await deploy('first');
});
const deploy = (text: string, differences?: Partial<Release>) => deploySample(here, text, differences);
const damage = ({ name, version }: Release) =>
  appendFile(join(releaseFolder(here, name, version), 'server/main.js'), ' ');

describe('a release whose files are damaged before it is entered in the database', () => {
  it('is not published, and where no earlier one is whole nothing is', async () => {
    await damage(first);
    await expect(syncRegistry(here, database)).rejects.toThrow('server/main.js is not what was built');
    expect(database.changes).toEqual([]);
  });

  it('is not passed over where something else keeps it from being published', async () => {
    await rm(join(releaseFolder(here, first.name, first.version), 'maps'), { recursive: true });
    await expect(syncRegistry(here, database)).rejects.toThrow('ENOENT');
    expect(database.changes).toEqual([]);
  });

  it('gives way to the last good one, and holds up no change of another section', async () => {
    await syncRegistry(here, database);
    const damaged = await deploy('damaged');
    const vacancies = await deploy('vacancies', jobs);
    await damage(damaged);
    expect(await syncRegistry(here, database)).toMatchObject([
      {
        app: 'education',
        reason: expect.stringContaining(`the last good release ${first.version} goes live`) as string,
      },
    ]);
    expect((await liveIn(here))?.version).toBe(first.version);
    expect(await syncRegistry(there, database)).toEqual([]);
    const { apps } = await readRegistry(there);
    expect([apps.education?.version, apps.jobs?.version]).toEqual([first.version, vacancies.version]);
  });

  it('is fetched if the database has it from before', async () => {
    await syncRegistry(here, database);
    await deploy('second');
    await syncRegistry(here, database);
    await rollback(here, 'education', by);
    await rm(releaseFolder(here, 'education', first.version), { recursive: true });
    expect(await syncRegistry(here, database)).toEqual([]);
    expect((await liveIn(here))?.version).toBe(first.version);
    expect(await readRelease(here, 'education', first.version)).toEqual(first);
  });

  it('is withdrawn if it is a canary', async () => {
    await syncRegistry(here, database);
    const canary = await storeSampleRelease(here, 'canary');
    await enterCanary(here, canary, 5, by);
    await damage(canary);
    expect(await syncRegistry(here, database)).toMatchObject([{ app: 'education' }]);
    expect(await liveIn(here)).not.toHaveProperty('canary');
    expect(await syncRegistry(there, database)).toEqual([]);
    expect((await liveIn(there))?.version).toBe(first.version);
  });

  it('stays taken down, and so it is on the other machines', async () => {
    await syncRegistry(here, database);
    await damage(await deploy('damaged'));
    await takeDown(here, 'education', null, by);
    await syncRegistry(here, database);
    expect((await liveIn(here))?.removed).toEqual({ redirect: null });
    expect(database.changes.at(-1)?.apps.education?.removed).toEqual({ redirect: null });
  });
});
