import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LostTrialError, tryInOneWorker } from './try-in-one-worker.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.unstubAllEnvs().useRealTimers());

const options = {
  release: { name: 'jobs', version: 'v1' } as Parameters<typeof tryInOneWorker>[1]['release'],
  registry: { apps: {} },
  quarantined: [],
  apiUrl: '',
  stepTimeout: 8_000,
};

/** Tries a release whose worker loads for ever. */
async function loadForEver({ isStarved = false, isRepeated = false }: { isStarved?: boolean; isRepeated?: boolean }) {
  const sent = Promise.withResolvers<void>();
  let isOver = false;
  const worker = Object.assign(new EventEmitter(), {
    send: () => sent.resolve(),
    kill() {
      isOver = true;
      worker.emit('exit', null);
    },
  });
  const whole = tryInOneWorker(worker as unknown as ChildProcess, {
    ...options,
    isRepeated,
    probe: () => () => isStarved,
  });
  const trial = whole.catch(({ message }: Error) => message);
  const error = whole.catch((thrown: unknown) => thrown);
  await sent.promise;
  return { worker, trial, error, isOver: () => isOver };
}

it('a page that takes too long is blamed', async () => {
  const { trial, isOver } = await loadForEver({ isStarved: false });
  await vi.advanceTimersByTimeAsync(7_900);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(await trial).toBe('jobs v1: while it loads never ends (8 s)');
});

it('the worker of a trial that cannot begin is ended', async () => {
  vi.stubEnv('TMPDIR', '/nowhere');
  const worker = Object.assign(new EventEmitter(), { kill: vi.fn() });
  await expect(tryInOneWorker(worker as unknown as ChildProcess, options)).rejects.toThrow('ENOENT');
  expect(worker.kill).toHaveBeenCalledWith('SIGKILL');
});

it('time in which the machine gives the worker no processor is not counted, but it does not last for ever', async () => {
  const { worker, trial, isOver } = await loadForEver({ isStarved: true });
  await vi.advanceTimersByTimeAsync(31_000);
  worker.emit('message', { step: 'jobs v1: /' });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await trial).toBe('jobs v1: / never ends (8 s)');
});

it.each<[string, [event: 'exit' | 'error' | 'message', ...unknown[]], unknown, unknown]>([
  [
    'that anybody’s signal ended',
    ['exit', null, 'SIGTERM'],
    { lost: 'ended the process (SIGTERM)' },
    'jobs v1: while it loads: it ended the process (SIGTERM)',
  ],
  ['that is gone already', ['error', new Error('Channel closed')], { lost: 'Channel closed' }, 'Channel closed'],
  [
    'whose API went away',
    ['message', { failed: 'jobs v1: try again', isLost: true }],
    { lost: 'jobs v1: try again' },
    'jobs v1: try again',
  ],
  [
    'whose disk is full',
    ['message', { failed: 'ENOSPC: no space left', code: 'ENOSPC' }],
    { lost: 'ENOSPC: no space left' },
    'jobs v1: while it loads: ENOSPC: no space left',
  ],
  [
    'that ended by itself',
    ['exit', 4, null],
    'jobs v1: while it loads: it ended the process (4)',
    'jobs v1: while it loads: it ended the process (4)',
  ],
])('a process %s is lost only the first time, and its time is not counted any more', async (_, end, first, again) => {
  for (const isRepeated of [false, true]) {
    const { worker, trial } = await loadForEver({ isRepeated });
    worker.emit(...end);
    expect(await trial).toEqual(isRepeated ? again : first);
    expect(vi.getTimerCount()).toBe(0);
  }
});

it.each<[boolean, ['exit' | 'message', ...unknown[]]]>([
  [true, ['exit', null, 'SIGKILL']],
  [true, ['message', { failed: 'ENOSPC: no space left', code: 'ENOSPC' }]],
  [false, ['exit', 4, null]],
  [false, ['message', { failed: 'jobs v1: /empleo throws' }]],
])('whether the machine lost a repeated trial is %s after %j', async (isLost, end) => {
  const { worker, error } = await loadForEver({ isRepeated: true });
  worker.emit(...end);
  expect((await error) instanceof LostTrialError).toBe(isLost);
});

it.each([
  ['Invalid URL', 'jobs v1: /portal-empleo: Invalid URL'],
  ['jobs v1: a\njobs v1: b', 'jobs v1: a\njobs v1: b'],
  ['jobs: replaces what all sections share: Array', 'jobs: replaces what all sections share: Array'],
])('an error names the release and the step in which it occurred: %s', async (failed, told) => {
  const { worker, trial } = await loadForEver({});
  worker.emit('message', { step: 'jobs v1: /portal-empleo' });
  worker.emit('message', { failed });
  expect(await trial).toBe(told);
});
