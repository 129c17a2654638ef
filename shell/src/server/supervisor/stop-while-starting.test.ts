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

it.each([
  ['its first workers start', undefined],
  ['it judges a release', emptyRegistry],
])('a site that is stopped while %s ends without a failure, and starts and repeats nothing more', async (_, passed) => {
  const dataDir = await testFolder();
  await makeLive(storeFolder(dataDir), 'deploy', sampleRelease({ name: 'shell', version: 's1' }), by);
  const ended = Promise.withResolvers<RenderWorker>();
  const spawn = vi.spyOn(WorkerSpawner.prototype, 'spawn').mockReturnValue(ended.promise);
  const repeat = vi.spyOn(globalThis, 'setInterval');
  const settings = { ...readSettings({ DATA_DIR: dataDir }), port: 0 };
  const supervisor = new Supervisor({
    settings,
    apiUrl: 'http://127.0.0.1:9/',
    logger: pino({ level: 'silent' }),
  });
  const starting = supervisor.start(passed);
  await vi.waitFor(() => expect(spawn).toHaveBeenCalled());
  const stopping = supervisor.stop();
  ended.reject(new Error('the worker ended with SIGKILL'));
  await expect(starting).resolves.toBeUndefined();
  await stopping;
  expect(spawn).toHaveBeenCalledTimes(settings.renderWorkers);
  expect(repeat).not.toHaveBeenCalledWith(expect.anything(), statusInterval);
});
