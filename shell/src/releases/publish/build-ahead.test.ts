import { expect, it, vi } from 'vitest';
import { appFolders } from '../build/apps.ts';
import { buildAhead } from './build-ahead.ts';

it('builds one app after the other, also after one that fails, until they are not wanted ahead any more', async () => {
  const last = Promise.withResolvers<void>();
  const make = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('shell does not build'))
    .mockResolvedValueOnce()
    .mockReturnValueOnce(last.promise);
  const finish = buildAhead('root', 'store', make);
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(3));
  const finished = finish();
  last.resolve();
  await finished;
  expect(make.mock.calls).toEqual(appFolders.slice(0, 3).map((folder) => ['root', 'store', folder]));
});
