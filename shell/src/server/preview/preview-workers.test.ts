import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { emptyRegistry } from '../../releases/release.schema.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import type { RenderWorker } from '../supervisor/processes/render-worker.ts';
import { PreviewBusyError, PreviewWorkers } from './preview-workers.ts';

let store: string;
let previews: PreviewWorkers;
/** Processes that run, and the most that ever ran at once. */
let running: number;
let most: number;
/** The remotes that each process leaves out. */
let left: string[][];
/** Why no worker starts. */
let failure: Error | undefined;
/** Workers take until then to start. */
let started: PromiseWithResolvers<void>;
/** Reports a fault of the worker that started last. */
let report: Parameters<RenderWorker['watch']>[0]['onFault'];
beforeEach(async () => {
  store = await testFolder();
  [running, most, left, failure] = [0, 0, [], undefined];
  started = Promise.withResolvers();
  const spawner = {
    async spawn({ unserved }: { unserved: string[] }) {
      left.push(unserved);
      if (failure) throw failure;
      running += 1;
      most = Math.max(most, running);
      await started.promise;
      const watch: RenderWorker['watch'] = ({ onFault }) => void (report = onFault);
      return { watch, isWorn: false, drain: async () => void (running -= 1) } as unknown as RenderWorker;
    },
  };
  const logger = { error: () => {} };
  previews = new PreviewWorkers({
    store,
    database: createMemoryDatabase(),
    spawner,
    logger,
    served: () => ({ registry: emptyRegistry, unserved: ['concerts', 'education'], fallbacks: [] }),
  });
});
afterEach(() => {
  previews.close();
  vi.useRealTimers();
});

it('preview workers stay within their limit when several previews are visited, and the next visit gets one', async () => {
  const releases = await Promise.all(['one', 'two', 'three', 'four'].map((text) => storeSampleRelease(store, text)));
  const visits = Promise.allSettled(
    Array.from({ length: 40 }, (_, turn) => {
      const { name = '', version = '' } = releases[turn % releases.length] ?? {};
      return previews.workerOf({ app: name, version, until: 0 });
    }),
  );
  await vi.waitFor(() => expect(running).toBeGreaterThan(2));
  started.resolve();
  const failures = (await visits).flatMap((visit) => (visit.status === 'rejected' ? [visit.reason as unknown] : []));
  expect(most).toBeLessThanOrEqual(3);
  expect(failures.every((error) => error instanceof PreviewBusyError)).toBe(true);
  const [{ name, version } = { name: '', version: '' }] = releases;
  await vi.waitFor(async () => expect(await previews.workerOf({ app: name, version, until: 0 })).toBeDefined());
});

it('a preview loads no release that is quarantined on the live site, other than its own', async () => {
  const { name, version } = await storeSampleRelease(store, 'one', { name: 'concerts' });
  started.resolve();
  await previews.workerOf({ app: name, version, until: 0 });
  expect(left).toEqual([['education']]);
});

it('a preview whose code was stopped gets another worker, and one that threw keeps its own', async () => {
  const { name, version } = await storeSampleRelease(store, 'one', { name: 'concerts' });
  const visit = () => previews.workerOf({ app: name, version, until: 0 });
  const fault = { remote: name, version, message: '' };
  started.resolve();
  const first = await visit();
  report({ ...fault, kind: 'throw' });
  expect([first.isWorn, await visit()]).toEqual([false, first]);
  report({ ...fault, kind: 'blocked' });
  expect(first.isWorn).toBe(true);
  expect(await visit()).not.toBe(first);
});

it('a preview that cannot read a section’s files because of the system gets another worker ten seconds later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { name, version } = await storeSampleRelease(store, 'one', { name: 'concerts' });
  const visit = () => previews.workerOf({ app: name, version, until: 0 });
  started.resolve();
  const first = await visit();
  report({ remote: name, version, message: '', kind: 'load', code: 'EMFILE' });
  expect(await visit()).toBe(first);
  vi.advanceTimersByTime(10_000);
  expect(await visit()).not.toBe(first);
});

it('a preview whose worker does not start is tried again a second later, however often it is visited', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { name, version } = await storeSampleRelease(store, 'one');
  failure = new Error('it does not start');
  const visit = () => previews.workerOf({ app: name, version, until: 0 });
  for (let visits = 0; visits < 5; visits++) await expect(visit()).rejects.toThrow('it does not start');
  expect(left).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect(visit()).rejects.toThrow('it does not start');
  expect(left).toHaveLength(2);
});

it('a preview that fails only after it was replaced leaves the one that runs to its holder', async () => {
  const { name, version } = await storeSampleRelease(store, 'one');
  const visit = () => previews.workerOf({ app: name, version, until: 0 });
  const before = visit();
  await vi.waitFor(() => expect(running).toBe(1));
  const failing = started;
  started = Promise.withResolvers();
  previews.restart();
  const after = visit();
  failing.reject(new Error('it does not start'));
  await expect(before).rejects.toThrow('it does not start');
  started.resolve();
  await after;
  expect(await visit()).toBe(await after);
});

it('a preview that was just visited keeps its worker; an earlier release of the same section gives way at once', async () => {
  started.resolve();
  const released = (text: string, name: string) => storeSampleRelease(store, text, { name });
  const [jobs, newer, press, films] = await Promise.all([
    released('one', 'jobs'),
    released('two', 'jobs'),
    released('three', 'press'),
    released('four', 'films'),
  ]);
  const visit = ({ name: app, version }: { name: string; version: string }) =>
    previews.workerOf({ app, version, until: 0 });
  const worker = await visit(press);
  await visit(jobs);
  await expect(visit(films)).rejects.toThrow(PreviewBusyError);
  await visit(newer);
  expect(await visit(press)).toBe(worker);
  expect(left).toHaveLength(3);
  const now = performance.now();
  const later = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  onTestFinished(() => later.mockRestore());
  expect(await visit(newer)).toBeDefined();
  await vi.waitFor(async () => expect(await visit(films)).not.toBe(worker));
  await expect(visit(press)).rejects.toThrow(PreviewBusyError);
});

it('a preview that is ended while it starts still answers the visit that waited for it', async () => {
  const { name, version } = await storeSampleRelease(store, 'one');
  const seen = previews.workerOf({ app: name, version, until: 0 }).then(() => running);
  await vi.waitFor(() => expect(running).toBe(1));
  previews.restart();
  started.resolve();
  expect(await seen).toBe(1);
  await vi.waitFor(() => expect(running).toBe(0));
});

it('a preview whose worker does not start ends no other one while it is visited', async () => {
  const [good, bad, next] = await Promise.all(['one', 'two', 'three'].map((text) => storeSampleRelease(store, text)));
  const visit = (release = good) =>
    previews.workerOf({ app: release?.name ?? '', version: release?.version ?? '', until: 0 });
  started.resolve();
  await visit(good);
  failure = new Error('it does not start');
  for (let visits = 0; visits < 2; visits++) await expect(visit(bad)).rejects.toThrow('it does not start');
  failure = undefined;
  await visit(next);
  expect(running).toBe(2);
});
