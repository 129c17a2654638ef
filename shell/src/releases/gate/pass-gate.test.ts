import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WorkerMessage } from '../../server/worker/worker-messages.ts';
import { sampleRelease } from '../../testing/sample-release.ts';
import { resetRegistry } from '../registry/registry-log.ts';
import { passGate } from './pass-gate.ts';
import { readTrial } from './trial-records.ts';

const shellOf = (version: string) => sampleRelease({ name: 'shell', version, mounts: [], slots: [] });
const jobs = sampleRelease({ name: 'jobs', version: 'v1', mounts: ['/portal-empleo'], slots: [] });

let store: string;
let started: string[];
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-pass-gate-'));
  started = [];
  await resetRegistry(store, [shellOf('s1')]);
});
afterEach(() => rm(store, { recursive: true, force: true }));

/** A worker that says this as soon as it is to try a release, or ends. @param before called then */
function worker(says: WorkerMessage | NodeJS.Signals, before: () => Promise<unknown> = async () => {}): ChildProcess {
  const process = Object.assign(new EventEmitter(), {
    kill: () => true,
    send: () =>
      void before().then(() =>
        typeof says === 'string' ? process.emit('exit', null, says) : process.emit('message', says),
      ),
  });
  return process as unknown as ChildProcess;
}

/** Lets the release pass in workers that are started one after the other. */
const pass = (...workers: ChildProcess[]) =>
  passGate(store, jobs, {
    apiUrl: '',
    env: {},
    start(entry) {
      started.push(entry);
      const next = workers.shift();
      if (!next) throw new Error('no worker is left');
      return next;
    },
  });

it('remembers what was tried whole, and does not try it again', async () => {
  expect(await pass(worker({ tried: ['a note'] }))).toEqual(['a note']);
  expect(await pass()).toEqual(['a note']);
});

it('does not remember what was not tried whole', async () => {
  expect(await pass(worker({ tried: ['without data'], isPartial: true }))).toEqual(['without data']);
  expect(await readTrial(store, jobs, 's1')).toBeNull();
  expect(await pass(worker({ tried: [] }))).toEqual([]);
});

it('remembers the shell that a release was tried with, also if another one becomes live meanwhile', async () => {
  await pass(worker({ tried: [] }, () => resetRegistry(store, [shellOf('s2')])));
  expect(started).toEqual([expect.stringContaining(join('shell', 's1'))]);
  expect(await readTrial(store, jobs, 's1')).toEqual({ shell: 's1', notes: [] });
  expect(await readTrial(store, jobs, 's2')).toBeNull();
});

it('tries a release once more whose process somebody ended, and blames it the second time', async () => {
  expect(await pass(worker('SIGTERM'), worker({ tried: [] }))).toEqual([]);
  await rm(join(store, 'trials'), { recursive: true });
  await expect(pass(worker('SIGKILL'), worker('SIGKILL'))).rejects.toThrow('it ended the process (SIGKILL)');
  expect(started).toHaveLength(4);
});
