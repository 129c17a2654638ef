import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activate } from '../../releases/registry/registry.ts';
import { changeRegistry, readHistory, readRegistry, registryEvent } from '../../releases/registry/registry-log.ts';
import { sampleRelease } from '../../testing/sample-release.ts';
import { ReleaseReconciler } from './release-reconciler.ts';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-reconciler-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

async function deploy(name: string, version: string): Promise<void> {
  const release = sampleRelease({ name, version });
  const by = { who: 'ana', commit: '1ca02fc', isDirty: false, why: '' };
  await changeRegistry(store, (registry) => ({
    event: registryEvent('deploy', release, by),
    ...activate(registry, release),
  }));
}

/** Serves what is deployed while no worker starts. @param isEnding the site ends meanwhile, which ends the workers */
async function judge(isEnding: boolean) {
  await deploy('jobs', 'j1');
  const passed = await readRegistry(store);
  await deploy('jobs', 'j2');
  await deploy('about', 'a1');
  const startDeployed = vi.fn(async () => {
    if (isEnding) reconciler.stop();
    throw new Error('the worker ended with null');
  });
  const logger = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
  const containment = { startDeployed, startLive: async () => {} };
  const reconciler = new ReleaseReconciler({ store, containment, logger, onJudged: () => {} });
  await reconciler.begin(passed, await readRegistry(store));
  const actions = (await readHistory(store)).map(({ event }) => event.action);
  return { starts: startDeployed.mock.calls.length, refusals: actions.filter((action) => action === 'refuse').length };
}

it('the reconciler refuses each deployed release with which no worker starts', async () => {
  expect(await judge(false)).toEqual({ starts: 3, refusals: 2 });
});

it('the reconciler refuses no release when the site ends while workers start', async () => {
  expect(await judge(true)).toEqual({ starts: 1, refusals: 0 });
});
