import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withBuild } from './build-app.ts';

it('a build that takes too long is stopped: that is said, with the limit, and nothing is left of it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ofgc-build-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'mfe-new'));
  const built = withBuild(root, 'mfe-new', async () => 'built', 1);
  await expect(built).rejects.toThrow('mfe-new: the build was stopped after 0.001 s');
  expect(await readdir(join(root, '.cache/builds'))).toEqual([]);
});
