import { rename, rm, writeFile } from 'node:fs/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { canaryOf, enterCanary } from '../../releases/registry/change-canary.ts';
import { bySite, readRegistry, registryFolder, resetRegistry } from '../../releases/registry/registry-log.ts';
import {
  app,
  createCanary,
  drain,
  live,
  logger,
  looped,
  noMemory,
  onFault,
  useCanary,
} from '../../testing/canary/canary-site.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { WorkerStartError } from '../supervisor/processes/worker-start-error.ts';

const site = useCanary();

/** Enters the second release of concerts as a canary in the registry. */
async function enter(): Promise<void> {
  const [concerts, entered] = ['c1', 'c2'].map((version) => sampleRelease({ name: 'concerts', version }));
  await resetRegistry(site.store, [concerts!]);
  await enterCanary(site.store, entered!, 100, bySite('sample'));
}

it('canary workers start again without a section that is taken down or quarantined', async () => {
  await site.canary.follow(live);
  await site.canary.follow(live);
  expect(site.spawned).toHaveLength(2);
  site.served.registry.apps.jobs = { ...app('j1'), removed: { redirect: null } };
  await site.canary.follow(live);
  expect(site.spawned.at(-1)?.served.registry.apps).toMatchObject({
    jobs: { removed: {} },
    concerts: { version: 'c2' },
  });
  site.served = { ...site.served, unserved: ['jobs', 'concerts'] };
  await site.canary.follow(live);
  expect(site.spawned.at(-1)?.served.unserved).toEqual(['jobs']);
});

it('a canary whose withdrawal cannot be written down does not start again, and is withdrawn once the disk is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  site.canary = createCanary(site, 10_000);
  await enter();
  await site.canary.follow(live);
  const registry = registryFolder(site.store);
  await rename(registry, `${registry}-away`);
  await writeFile(registry, 'no folder');
  site.spawned[0]?.events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledTimes(2));
  await site.canary.follow(live);
  expect([site.canary.takes(() => 'ana'), site.spawned.length]).toEqual([false, 2]);
  await rm(registry);
  await rename(`${registry}-away`, registry);
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(async () => expect(canaryOf(await readRegistry(site.store))).toBeNull());
});

it('the canary stays when another release goes live, and the old workers’ end is blamed on nobody', async () => {
  await site.canary.follow(live);
  site.served.registry.apps.jobs = app('j2');
  await site.canary.follow(live);
  for (const { events } of site.spawned.slice(0, 2)) {
    events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
    events.onFault(looped);
    events.onWorn('holds too much memory');
    events.onDeath();
  }
  expect([site.canary.takes(() => 'ana'), site.spawned.length]).toEqual([true, 4]);
  expect(onFault).not.toHaveBeenCalled();
  expect(logger.error).not.toHaveBeenCalled();
});

it('the canary is withdrawn when one of its workers does not start, and the started worker is ended', async () => {
  site.spawnFailure = new WorkerStartError('not done within 30 s');
  await site.canary.follow(live);
  expect(site.canary.takes(() => 'ana')).toBe(false);
  expect(logger.error).toHaveBeenCalledWith(expect.anything(), 'the canary is withdrawn: not done within 30 s');
  expect(drain).toHaveBeenCalledOnce();
});

it.each([
  ['does not start any more', new Error('ended with SIGKILL')],
  ['starts', undefined],
])('the canary is not withdrawn when the site ends while it starts and its worker %s', async (_, failure) => {
  site.spawnFailure = failure;
  const following = site.canary.follow(live);
  site.canary.close();
  await following;
  expect(logger.error).not.toHaveBeenCalled();
  expect([site.canary.takes(() => 'ana'), drain.mock.calls.length]).toEqual([false, failure ? 1 : 2]);
});

it('visitors of the canary get the live release where it cannot be started beside what went live', async () => {
  await site.canary.follow(live);
  site.served.registry.apps.jobs = app('j2');
  site.spawnFailure = noMemory;
  await site.canary.follow(live);
  expect(site.canary.takes(() => 'ana')).toBe(false);
  site.canary.close();
});

it('visitors of the canary keep it where its workers are only replaced and none can be started', async () => {
  await site.canary.follow(live);
  site.spawnFailure = noMemory;
  site.spawned[0]?.events.onWorn('holds too much memory');
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalled());
  expect(site.canary.takes(() => 'ana')).toBe(true);
  site.canary.close();
});

it('workers of the canary that have loaded what was replaced meanwhile never serve', async () => {
  const following = site.canary.follow(live);
  site.served.registry.apps = { ...site.served.registry.apps, jobs: app('j2') };
  await following;
  expect([site.canary.takes(() => 'ana'), drain.mock.calls.length]).toEqual([false, 2]);
  await site.canary.follow(live);
  expect(site.canary.takes(() => 'ana')).toBe(true);
});

it('a canary that was withdrawn starts again only once it was entered again', async () => {
  await site.canary.follow(live);
  site.spawned[0]?.events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  // The registry that is judged last may still have it.
  for (const _ of [1, 2]) await site.canary.follow(live);
  expect(site.canary.takes(() => 'ana')).toBe(false);
  for (const _ of [1, 2]) await site.canary.follow({ apps: { ...live.apps, concerts: app('c1') } });
  await site.canary.follow(live);
  expect(site.canary.takes(() => 'ana')).toBe(true);
});

it('a canary that was entered again starts, though its withdrawal is written down only then', async () => {
  await site.canary.follow(live);
  await enter();
  site.spawned[0]?.events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  await site.canary.follow({ apps: { ...live.apps, concerts: app('c1') } });
  await vi.waitFor(async () => expect(canaryOf(await readRegistry(site.store))).toBeNull());
  await site.canary.follow(live);
  expect(site.canary.takes(() => 'ana')).toBe(true);
});

it('a canary that was entered again starts, though the site has not followed its withdrawal', async () => {
  await enter();
  await site.canary.follow(live);
  site.spawned[0]?.events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  await site.canary.follow(live);
  expect(canaryOf(await readRegistry(site.store))).toBeNull();
  await enter();
  await site.canary.follow(live);
  expect(site.canary.takes(() => 'ana')).toBe(true);
});

it('a canary that cannot be started is tried again after longer and longer pauses, up to a minute', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  site.canary = createCanary(site, 10_000);
  site.spawnFailure = noMemory;
  for (let start = 0; start < 5; start++) await site.canary.follow(live);
  const pauses = timers.mock.calls.map(([, pause]) => pause).filter((pause = 0) => pause >= 10_000);
  expect(pauses).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
  site.canary.close();
});

it('the canary’s workers stop running what was quarantined while they started', async () => {
  const following = site.canary.follow(live);
  site.canary.suspend(['jobs']);
  await following;
  expect(site.spawned).toHaveLength(2);
  for (const { worker } of site.spawned) expect(worker.suspend).toHaveBeenCalledExactlyOnceWith(['jobs']);
});

it.each([
  ['the machine has no memory', noMemory],
  ['somebody kills its worker', new WorkerStartError('the worker ended with SIGKILL', { isForeign: true })],
])('the canary is not withdrawn when it does not start because %s, and starts later', async (_, failure) => {
  site.spawnFailure = failure;
  await site.canary.follow(live);
  expect(site.canary.takes(() => 'ana')).toBe(false);
  site.spawnFailure = undefined;
  await vi.waitFor(() => expect(site.canary.takes(() => 'ana')).toBe(true), { timeout: 20_000 });
  expect(logger.error).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining('is withdrawn'));
});

it('a canary that is withdrawn while its next workers start stays withdrawn', async () => {
  await site.canary.follow(live);
  site.served.registry.apps.jobs = app('j2');
  const following = site.canary.follow(live);
  site.spawned[0]?.events.onFault({ ...looped, remote: 'concerts', version: 'c2' });
  await following;
  expect([site.canary.takes(() => 'ana'), drain.mock.calls.length]).toEqual([false, 4]);
});
