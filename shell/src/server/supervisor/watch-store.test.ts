import { EventEmitter } from 'node:events';
import { basename } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { statusInterval } from '../../releases/registry/deploy-status.ts';
import { requestRelease } from '../../releases/registry/quarantine-file.ts';
import { registryFolder } from '../../releases/registry/registry-log.ts';
import { watchStore } from './watch-store.ts';

class Watcher extends EventEmitter {
  readonly close = vi.fn();
  readonly change: (event: string, file: string) => void;
  constructor(change: Watcher['change']) {
    super();
    this.change = change;
  }
}
const { watchers, watch } = vi.hoisted(() => ({ watchers: [] as unknown[], watch: vi.fn() }));
vi.mock('node:fs', async (original) => ({ ...(await original<object>()), watch }));

const opened = watchers as Watcher[];
const exhausted = new Error('ENOSPC: no space left for watchers');
const logger = { error: vi.fn() };
const events = { onRegistry: vi.fn(), onRequest: vi.fn(), onTick: vi.fn(), logger };
let store: string;
let stop = () => {};
beforeEach(async () => {
  vi.clearAllMocks();
  opened.length = 0;
  watch.mockImplementation((_folder: string, change: Watcher['change']) => {
    const watcher = new Watcher(change);
    opened.push(watcher);
    return watcher;
  });
  store = await testFolder();
  vi.useFakeTimers();
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
});
const begin = () => void (stop = watchStore(store, events));

it('a watcher of the registry that fails is reported once and replaced within one interval, and the registry is read again', () => {
  begin();
  opened[0]?.emit('error', exhausted);
  opened[0]?.emit('error', exhausted);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith({ err: exhausted }, expect.any(String));
  expect(opened[0]?.close).toHaveBeenCalled();

  vi.advanceTimersByTime(statusInterval + 50);
  expect(events.onRegistry).toHaveBeenCalledTimes(1);
  opened[2]?.change('rename', '00000009.json');
  vi.advanceTimersByTime(50);
  expect(events.onRegistry).toHaveBeenCalledTimes(2);
  expect(opened).toHaveLength(3);
});

it('a registry that was removed and put back is watched again within one interval, and read', () => {
  begin();
  opened[0]?.change('rename', basename(registryFolder(store)));
  expect(logger.error).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(statusInterval + 50);
  expect(events.onRegistry).toHaveBeenCalledTimes(1);
  opened[2]?.change('rename', '00000009.json');
  vi.advanceTimersByTime(50);
  expect(events.onRegistry).toHaveBeenCalledTimes(2);
});

it('a watcher that cannot be opened is reported once for all attempts, and again after it worked in between', () => {
  const open = watch.getMockImplementation();
  watch.mockImplementation(() => {
    throw exhausted;
  });
  begin();
  const folders = 2;
  vi.advanceTimersByTime(3 * statusInterval);
  expect(events.onTick).toHaveBeenCalledTimes(3);
  expect(logger.error).toHaveBeenCalledTimes(folders);

  watch.mockImplementation(open ?? (() => undefined));
  vi.advanceTimersByTime(statusInterval);
  opened[0]?.emit('error', exhausted);
  expect(logger.error).toHaveBeenCalledTimes(folders + 1);
});

it('a request to end a quarantine that was made while nobody watched the store is met within one interval', async () => {
  begin();
  opened[1]?.emit('error', exhausted);
  await requestRelease(store, 'jobs');
  const met = new Promise((resolve) => events.onRequest.mockImplementation(resolve));
  vi.advanceTimersByTime(statusInterval);
  expect(await met).toEqual({ remote: 'jobs', at: expect.any(Number) as number });
});

it('a draft of a revision is no change of the registry', () => {
  begin();
  opened[0]?.change('rename', '00000009.json.0b1e.draft');
  vi.advanceTimersByTime(50);
  expect(events.onRegistry).not.toHaveBeenCalled();
});

it('a watched store is no longer watched when the site stops', () => {
  begin();
  stop();
  vi.advanceTimersByTime(2 * statusInterval);
  expect(events.onTick).not.toHaveBeenCalled();
  expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]);
});
