import { readdir } from 'node:fs/promises';
import { Server } from 'node:net';
import { tmpdir } from 'node:os';
import pino from 'pino';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { statusInterval } from '../../releases/registry/deploy-status.ts';
import { makeLive } from '../../releases/registry/make-live.ts';
import { emptyRegistry } from '../../releases/release.schema.ts';
import { storeFolder } from '../../releases/store/store.ts';
import { readSettings } from '../../settings.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';
import type { RenderWorker } from './processes/render-worker.ts';
import { WorkerSpawner } from './processes/worker-spawner.ts';
import { Supervisor } from './supervisor.ts';

afterEach(() => void vi.restoreAllMocks());

const settingsOf = (dataDir: string) => ({ ...readSettings({ DATA_DIR: dataDir }), port: 0 });
const createSupervisor = (dataDir: string) =>
  new Supervisor({
    settings: settingsOf(dataDir),
    apiUrl: 'http://127.0.0.1:9/',
    logger: pino({ level: 'silent' }),
  });

it('a site that is stopped before it listens never listens, and leaves no folder', async () => {
  const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`ofgc-${process.pid}-`));
  const before = await folders();
  const listen = vi.spyOn(Server.prototype, 'listen');
  const supervisor = createSupervisor(await testFolder());
  const starting = supervisor.start();
  await supervisor.stop();
  await expect(starting).resolves.toBe(false);
  expect(listen).not.toHaveBeenCalled();
  expect(await folders()).toEqual(before);
});

it.each([
  ['its first workers start', undefined],
  ['it judges a release', emptyRegistry],
])('a site that is stopped while %s ends without a failure, and starts and repeats nothing more', async (_, passed) => {
  const dataDir = await testFolder();
  await makeLive(storeFolder(dataDir), 'deploy', sampleRelease({ name: 'shell', version: 's1' }), by);
  const ended = Promise.withResolvers<RenderWorker>();
  const spawn = vi.spyOn(WorkerSpawner.prototype, 'spawn').mockReturnValue(ended.promise);
  const repeat = vi.spyOn(globalThis, 'setInterval');
  const supervisor = createSupervisor(dataDir);
  const starting = supervisor.start(passed);
  await vi.waitFor(() => expect(spawn).toHaveBeenCalled());
  const stopping = supervisor.stop();
  ended.reject(new Error('the worker ended with SIGKILL'));
  await expect(starting).resolves.toBe(false);
  await stopping;
  expect(spawn).toHaveBeenCalledTimes(settingsOf(dataDir).renderWorkers);
  expect(repeat).not.toHaveBeenCalledWith(expect.anything(), statusInterval);
});
