import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { deploySample, liveIn, syncInTurn, useTwoMachines } from '../../testing/servers/two-machines.ts';
import { syncRegistry } from './sync-registry.ts';

let database: MemoryDatabase;
let [here, there] = ['', ''];
useTwoMachines((machines) => ({ database, here, there } = machines));
const sync = (...stores: string[]) => syncInTurn(database, stores);

describe('after a restore, machines on one database', () => {
  it('fill a database that was restored to an earlier state with the live releases', async () => {
    await deploySample(here, 'one');
    await sync(here);
    const next = await deploySample(here, 'two');
    await sync(here);
    database.changes.pop();
    await sync(here);
    expect(database.changes.at(-1)?.apps.education?.version).toBe(next.version);
  });

  it('keep a release that was deployed after the database was restored', async () => {
    for (const text of ['one', 'two', 'three']) await deploySample(here, text).then(() => sync(here, there));
    database.changes.splice(-2);
    // Events have their order by the clock.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const next = await deploySample(here, 'four');
    await sync(here, there, here);
    for (const store of [here, there]) expect((await liveIn(store))?.version).toBe(next.version);
  });

  it.each<[string, (file: string) => Promise<unknown>]>([
    ['cannot be read for a moment', (file) => mkdir(file)],
    ['is lost, as after a restore', async () => {}],
  ])('enter no old change where the note of what was synchronised %s', async (_, replace) => {
    for (const text of ['old', 'new']) await deploySample(here, text);
    // The database is empty: the last change alone is entered.
    await sync(here, there);
    const third = await deploySample(there, 'third');
    await sync(there, here);
    const file = join(here, 'synced.json');
    await rm(file);
    await replace(file);
    await syncRegistry(here, database).catch(() => {});
    expect(database.changes.at(-1)?.apps.education?.version).toBe(third.version);
    await rm(file, { recursive: true });
    const next = await deploySample(here, 'next');
    await sync(here, there);
    expect((await liveIn(there))?.version).toBe(next.version);
  });

  it('enter new changes alone where the note of what was synchronised is damaged', async () => {
    for (const text of ['old', 'new']) await deploySample(here, text).then(() => sync(here, there));
    await writeFile(join(here, 'synced.json'), '{"local"');
    const next = await deploySample(here, 'next');
    await sync(here, there);
    expect([database.changes.length, (await liveIn(there))?.version]).toEqual([3, next.version]);
  });
});
