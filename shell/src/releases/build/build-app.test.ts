import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { withBuild } from './build-app.ts';

it('a build that exceeds its timeout fails with the limit in its message and leaves no files', async () => {
  const root = await testFolder();
  await mkdir(join(root, 'mfe-new'));
  const built = withBuild(root, 'mfe-new', async () => 'built', 1);
  await expect(built).rejects.toThrow('mfe-new: the build was stopped after 0.001 s');
  expect(await readdir(join(root, '.cache/builds'))).toEqual([]);
});

it('a later build removes the files that an ended build left, and keeps those of another build', async () => {
  const root = await testFolder();
  for (const folder of ['mfe-new', '.cache/builds/mfe-new-left', '.cache/builds/mfe-jobs-begun'])
    await mkdir(join(root, folder), { recursive: true });
  const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(root, '.cache/builds/mfe-new-left'), before, before);
  await withBuild(root, 'mfe-new', async () => 'built', 1).catch(() => {});
  expect(await readdir(join(root, '.cache/builds'))).toEqual(['mfe-jobs-begun']);
});
