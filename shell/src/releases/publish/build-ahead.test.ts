import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it, vi } from 'vitest';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { appFolders } from '../build/apps.ts';
import { resetRegistry } from '../registry/registry-log.ts';
import { buildAhead } from './build-ahead.ts';

it('builds one app after the other, also after one that fails, until they are not wanted ahead any more', async () => {
  const last = Promise.withResolvers<void>();
  const make = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('shell does not build'))
    .mockResolvedValueOnce()
    .mockReturnValueOnce(last.promise);
  const finish = buildAhead({ root: 'root', store: 'store', mayJoin: false }, make);
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(3));
  const finished = finish();
  last.resolve();
  await finished;
  expect(make.mock.calls).toEqual(appFolders.slice(0, 3).map((folder) => ['root', 'store', folder]));
});

it('builds nothing for an empty store whose machine may join others', async () => {
  const make = vi.fn<() => Promise<void>>().mockResolvedValue();
  await buildAhead({ root: 'root', store: await testFolder(), mayJoin: true }, make)();
  expect(make).not.toHaveBeenCalled();
});

it('builds ahead beside others where the store has releases', async () => {
  const make = vi.fn<() => Promise<void>>().mockResolvedValue();
  const store = await testFolder();
  await resetRegistry(store, [await storeSampleRelease(store, 'one')]);
  buildAhead({ root: 'root', store, mayJoin: true }, make);
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(appFolders.length));
});
