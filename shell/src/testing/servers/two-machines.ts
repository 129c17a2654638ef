import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach } from 'vitest';
import { syncRegistry } from '../../releases/database/sync-registry.ts';
import { makeLive } from '../../releases/registry/make-live.ts';
import { withAppOf } from '../../releases/registry/registry.ts';
import { changeRegistry, readRegistry, registryEvent } from '../../releases/registry/registry-log.ts';
import type { Registry, Release } from '../../releases/release.schema.ts';
import { storeSampleRelease } from '../sample-releases/stored-release.ts';
import { createMemoryDatabase, type MemoryDatabase } from './memory-database.ts';
import { by } from '../sample-releases/sample-statement.ts';

/** Two machines, each with its own store, on one database. */
export interface TwoMachines {
  database: MemoryDatabase;
  here: string;
  there: string;
}

/** What a sample release of jobs says, in place of education's. */
export const jobs = { name: 'jobs', mounts: ['/portal-empleo'], slots: [] };

/** Two new machines for each test. @param take is given them before the test */
export function useTwoMachines(take: (machines: TwoMachines) => void): void {
  beforeEach(async () =>
    take({ database: createMemoryDatabase(), here: await testFolder(), there: await testFolder() }),
  );
}

/** Makes a sample release live in a store. */
export async function deploySample(store: string, text: string, differences: Partial<Release> = {}): Promise<Release> {
  const release = await storeSampleRelease(store, text, differences);
  await makeLive(store, 'deploy', release, by);
  return release;
}

/** A site takes back a release that it could not serve. @param before the registry with what comes back */
export async function refuse(
  store: string,
  release: Pick<Release, 'name' | 'version'>,
  before: Registry,
): Promise<void> {
  await changeRegistry(store, (registry) => ({
    event: registryEvent('refuse', release, by),
    ...withAppOf(registry, release.name, before),
  }));
}

/** Synchronises stores with the database, one after the other. */
export async function syncInTurn(database: MemoryDatabase, stores: readonly string[]): Promise<void> {
  for (const store of stores) await syncRegistry(store, database);
}

export async function liveIn(store: string, app = 'education'): Promise<Registry['apps'][string] | undefined> {
  return (await readRegistry(store)).apps[app];
}
