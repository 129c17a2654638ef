import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { shareDump } from './shared-dump.ts';

async function startRun(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-run-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  vi.stubEnv('OFGC_RUN_FOLDER', folder);
  return folder;
}

it('shareDump makes a dump once for all processes of a run, and again where it failed', async () => {
  await startRun();
  const make = vi.fn(async () => new Blob(['all rows']));
  make.mockRejectedValueOnce(new Error('no memory'));
  const dumps = [1, 2, 3].map(() => shareDump('sample', make).then((dump) => dump.text(), String));
  expect((await Promise.all(dumps)).toSorted()).toEqual(['Error: no memory', 'all rows', 'all rows']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('shareDump makes the dump of a process that was killed while it made it', async () => {
  const folder = await startRun();
  const { pid } = spawnSync('true');
  await writeFile(join(folder, 'sample.tar.made'), String(pid));
  const make = vi.fn(async () => new Blob(['all rows']));
  const dumps = [1, 2].map(() => shareDump('sample', make).then((dump) => dump.text()));
  expect(await Promise.all(dumps)).toEqual(['all rows', 'all rows']);
});
