import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { createKeyPair } from '../../releases/signed/key-pair.ts';
import { makeLive } from '../../releases/registry/make-live.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import type { Authorised } from './authorise.ts';
import { handlePublishRequest, type RequestContext } from './handle-publish-request.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

let store: string;
let earlier: Release;
beforeEach(async () => {
  store = await testFolder();
  earlier = await storeSampleRelease(store, 'one');
  for (const release of [earlier, await storeSampleRelease(store, 'two')]) await makeLive(store, 'deploy', release, by);
});

it.each(['activate', 'rollback'] as const)(
  'an %s brings back no address that was taken from the team since',
  async (verb) => {
    const before = await readRegistry(store);
    const [mount] = earlier.mounts;
    expect(mount).toBeDefined();
    const [database, key] = [createMemoryDatabase(), createKeyPair()];
    const team = { name: 'education', app: 'education', mounts: [], slots: earlier.slots };
    await database.putTeam(team);
    await database.addKey(team.name, key);
    const authorised = {
      team,
      statement: { ...by, verb, app: 'education', version: earlier.version, redirect: null, key: key.id },
    } as unknown as Authorised;
    const works = {
      store,
      database,
      trial: { apiUrl: 'http://api.test', env: {} },
      serve: async () => {},
      isAwaited: () => true,
    } as unknown as RequestContext;
    await expect(handlePublishRequest(authorised, null, works)).rejects.toThrow(
      `education ${earlier.version}: the mount ${mount} was not given to the team education.`,
    );
    expect(await readRegistry(store)).toEqual(before);
  },
);
