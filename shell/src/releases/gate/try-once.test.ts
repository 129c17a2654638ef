import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryOnce } from './try-once.ts';

let isStarved = false;
vi.mock('../../server/supervisor/processes/process-probe.ts', () => ({ createProcessProbe: () => () => isStarved }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A worker that loads for ever. @returns what its trial says, undefined as long as it says nothing */
async function loadForEver() {
  const sent = Promise.withResolvers<void>();
  const worker = Object.assign(new EventEmitter(), {
    send: () => sent.resolve(),
    kill: () => worker.emit('exit', null),
  });
  const said: { words?: string } = {};
  const release = { name: 'jobs', version: 'v1' } as Parameters<typeof tryOnce>[1]['release'];
  const options = { release, registry: { apps: {} }, quarantined: [], apiUrl: '', stepTimeout: 8_000 };
  const trial = tryOnce(worker as unknown as ChildProcess, options).catch(({ message }: Error) => {
    said.words = message;
  });
  await sent.promise;
  return { said, worker, trial };
}

it('a page that takes too long is blamed', async () => {
  isStarved = false;
  const { said, trial } = await loadForEver();
  await vi.advanceTimersByTimeAsync(7_900);
  expect(said.words).toBeUndefined();
  await vi.advanceTimersByTimeAsync(300);
  await trial;
  expect(said.words).toBe('jobs v1: while it loads never ends (8 s)');
});

it('time in which the machine gives the worker no processor is not counted, but it does not last for ever', async () => {
  isStarved = true;
  const { said, worker, trial } = await loadForEver();
  await vi.advanceTimersByTimeAsync(31_000);
  worker.emit('message', { step: 'jobs v1: /' });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(said.words).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  await trial;
  expect(said.words).toBe('jobs v1: / never ends (8 s)');
});
