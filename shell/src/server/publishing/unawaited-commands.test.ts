import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLive } from '../../releases/registry/make-live.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import type { Authorised } from './authorise.ts';
import { handlePublishRequest, type RequestContext } from './handle-publish-request.ts';

const reason = { who: 'ana', commit: '1ca02fc', isDirty: false, why: '' };
let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-unawaited-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

it.each(['rollback', 'remove'] as const)('a %s whose command has ended changes nothing', async (verb) => {
  for (const text of ['one', 'two']) await makeLive(store, 'deploy', await storeSampleRelease(store, text), reason);
  const before = await readRegistry(store);
  const database = createMemoryDatabase();
  const authorised = { statement: { ...reason, verb, app: 'education', redirect: null } } as unknown as Authorised;
  const works = { store, database, isAwaited: () => false, serve: async () => {} } as unknown as RequestContext;
  await expect(handlePublishRequest(authorised, null, works)).rejects.toThrow('education is as it was');
  expect(await readRegistry(store)).toEqual(before);
});
