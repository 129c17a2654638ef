import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { shareDump } from './shared-dump.ts';

it('shareDump makes a dump once for all processes of a run, and again where it failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-run-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  vi.stubEnv('OFGC_RUN_FOLDER', folder);
  const make = vi.fn(async () => new Blob(['all rows']));
  make.mockRejectedValueOnce(new Error('no memory'));
  const dumps = [1, 2, 3].map(() => shareDump('sample', make).then((dump) => dump.text(), String));
  expect((await Promise.all(dumps)).toSorted()).toEqual(['Error: no memory', 'all rows', 'all rows']);
  expect(make).toHaveBeenCalledTimes(2);
});
