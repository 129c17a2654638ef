import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadFirstByteTimeout } from '../../../timeouts.ts';
import { RenderWorker } from './render-worker.ts';
import { WorkerStartError } from './worker-start-error.ts';

class Child extends EventEmitter {
  connected = true;
  /** The pipe on which a watchdog reports stalls. */
  readonly stalls = new PassThrough();
  readonly stdio = [null, null, null, null, this.stalls];
  kill = vi.fn();
  /** Whether it answers pings. */
  isWell = true;
  send = ({ ping }: { ping?: true }) => void (ping && this.isWell && this.emit('message', { pong: true }));
}

const options = {
  registry: { apps: {} },
  socket: '',
  note: '',
  apiUrl: '',
  verify: [],
  quarantined: [],
  development: false,
};

let worker: Child;
let handle: RenderWorker;
beforeEach(() => {
  vi.useFakeTimers();
  worker = new Child();
  handle = new RenderWorker(worker as unknown as ChildProcess, options);
  handle.watch({
    onFault: () => {},
    onWorn: () => {},
    onDeath: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a fault that a worker reports together with its readiness reaches a watcher that is added afterwards', async () => {
  const child = new Child();
  const spawned = new RenderWorker(child as unknown as ChildProcess, options);
  const fault = { remote: 'jobs', version: 'v1', kind: 'load', message: 'does not load' };
  const isReady = spawned.ready();
  child.emit('message', { ready: true });
  child.emit('message', { fault });
  await isReady;
  const onFault = vi.fn();
  spawned.watch({ onFault, onWorn: () => {}, onDeath: () => {} });
  expect(onFault).toHaveBeenCalledExactlyOnceWith(fault);
});

it.each([
  ['a read', { askAnother: () => {} }, 3_000],
  ['what a visitor sends', {}, uploadFirstByteTimeout],
])('a worker that is replaced waits for %s', async (_, kind, longest) => {
  handle.inFlight.add({ url: '/contacto', sections: [], since: 0, hold: () => {}, ...kind });
  void handle.drain(3_000);
  await vi.advanceTimersByTimeAsync(longest - 50);
  expect(worker.kill).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(worker.kill).toHaveBeenCalledWith('SIGKILL');
});

it('a worker that is replaced ends as soon as it has answered', async () => {
  const request = { url: '/contacto', sections: [], since: 0, hold: () => {} };
  handle.inFlight.add(request);
  void handle.drain(3_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worker.kill).not.toHaveBeenCalled();
  handle.inFlight.delete(request);
  await vi.advanceTimersByTimeAsync(50);
  expect(worker.kill).toHaveBeenCalledWith('SIGKILL');
});

describe('a worker that ends while it imports a section', () => {
  let note: string;
  beforeEach(async () => {
    note = join(await testFolder(), 'note');
    writeFileSync(note, 'jobs\nv1\nimport');
  });

  it.each<[string, number | null, NodeJS.Signals | null, object]>([
    ['is nobody’s fault if somebody killed it', null, 'SIGKILL', { fault: undefined, isForeign: true }],
    ['is the section’s fault if it crashed', null, 'SIGSEGV', { fault: { remote: 'jobs', kind: 'death' } }],
    ['is the section’s fault if it ended by itself', 1, null, { fault: { remote: 'jobs', kind: 'death' } }],
  ])('%s', async (_, code, signal, known) => {
    const child = new Child();
    const starting = new RenderWorker(child as unknown as ChildProcess, { ...options, note }).ready();
    child.emit('exit', code, signal);
    await expect(starting).rejects.toMatchObject(known);
  });

  it('is the section’s fault if the watchdog had found that it takes all memory, whoever killed it then', async () => {
    writeFileSync(`${note}.memory`, 'jobs\nv1\nimport');
    const child = new Child();
    const starting = new RenderWorker(child as unknown as ChildProcess, { ...options, note }).ready();
    child.emit('exit', null, 'SIGKILL');
    await expect(starting).rejects.toMatchObject({ fault: { remote: 'jobs', kind: 'memory' } });
  });
});

it.each([
  ['is the fault of the releases that it verifies', { failed: 'jobs v1: has a page too many' }, false],
  ['is nobody’s fault if the system has failed', { failed: 'ENOSPC: no space left', code: 'ENOSPC' }, true],
])('what a worker says when it does not start %s', async (_, message, isForeign) => {
  const starting = handle.ready();
  worker.emit('message', message);
  await expect(starting).rejects.toMatchObject({ message: message.failed, isForeign });
});

it.each([
  ['jobs v1: /portal-empleo answers 404', 'jobs'],
  ['about v12 imports useId of react, which shell s1 does not have', 'about'],
  ['jobs, about: replaces what all sections share', undefined],
])('which of the verified releases is at fault is what a worker names: %s', async (failed, remote) => {
  const app = (version: string) => ({ version, mounts: [], slots: [], previous: [] });
  const registry = { apps: { jobs: app('v1'), about: app('v12') } };
  const child = new Child();
  const verifying = { ...options, registry, verify: ['about', 'jobs'] };
  const starting = new RenderWorker(child as unknown as ChildProcess, verifying).ready();
  child.emit('message', { failed });
  await expect(starting).rejects.toMatchObject({ fault: remote && { remote, kind: 'load', message: failed } });
});

it('starting a worker that takes too long is the fault of the section whose code never ends', async () => {
  const note = join(await testFolder(), 'note');
  writeFileSync(note, 'jobs\nv1\npage');
  const refused = vi.fn();
  void new RenderWorker(new Child() as unknown as ChildProcess, { ...options, note }).ready().catch(refused);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refused).toHaveBeenCalledWith(
    expect.objectContaining({ fault: expect.objectContaining({ remote: 'jobs' }) as object }),
  );
});

it('starting a worker times out when one of its steps takes 30 s', async () => {
  const refused = vi.fn();
  void handle.ready().catch(refused);
  for (const step of ['concerts 1a', '/calendario', '/conciertos']) {
    await vi.advanceTimersByTimeAsync(29_000);
    worker.emit('message', { step });
  }
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refused).toHaveBeenCalledExactlyOnceWith(
    new WorkerStartError('not done within 30 s: /conciertos', { isForeign: true }),
  );
});

it('a worker is killed after eight missed heartbeats, not before', () => {
  vi.advanceTimersByTime(60_000);
  worker.isWell = false;
  vi.advanceTimersByTime(8_000);
  expect(worker.kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(worker.kill).toHaveBeenCalledWith('SIGKILL');
});

it('a worker is not killed after the machine was suspended for a minute', () => {
  vi.advanceTimersByTime(3_000);
  worker.isWell = false;
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(1_000);
  worker.isWell = true;
  vi.advanceTimersByTime(60_000);
  expect(worker.kill).not.toHaveBeenCalled();
});

it('a worker is stalled from its watchdog’s report until the turn ends, also when the end arrives first', async () => {
  const tell = (line: string) => void worker.stalls.write(`${line}\n`);
  tell('no line of the watchdog');
  tell(JSON.stringify({ remote: 'jobs', turn: 7 }));
  await vi.waitFor(() => expect(handle.stall).toEqual({ remote: 'jobs', turn: 7 }));
  worker.emit('message', { ended: 7 });
  expect(handle.stall).toBeUndefined();
  worker.emit('message', { ended: 8 });
  tell(JSON.stringify({ remote: 'jobs', turn: 8 }));
  tell(JSON.stringify({ remote: 'about', turn: 9 }));
  await vi.waitFor(() => expect(handle.stall).toEqual({ remote: 'about', turn: 9 }));
});

it('a worker is not stalled by turns whose ends were all read before, and stays so while an earlier turn’s end comes', async () => {
  const onStall = vi.fn();
  handle.watch({ onFault: () => {}, onWorn: () => {}, onStall, onDeath: () => {} });
  const tell = (remote: string, turn: number) => worker.stalls.write(`${JSON.stringify({ remote, turn })}\n`);
  for (const ended of [7, 9]) worker.emit('message', { ended });
  for (const turn of [7, 9]) tell('jobs', turn);
  tell('about', 10);
  await vi.waitFor(() => expect(onStall).toHaveBeenCalledWith({ remote: 'about', turn: 10 }));
  expect(onStall).toHaveBeenCalledOnce();
  worker.emit('message', { ended: 9 });
  expect(handle.stall).toEqual({ remote: 'about', turn: 10 });
  worker.emit('message', { ended: 10 });
  expect(handle.stall).toBeUndefined();
});

it('a worker stalled in a section’s code gives up only the requests that do not enter that code', () => {
  const asked = (section: string) => ({ url: '', sections: [section], since: 0, hold: vi.fn(), askAnother: vi.fn() });
  const [jobs, about] = [asked('jobs'), asked('about')];
  handle.inFlight.add(jobs).add(about);
  handle.askAnotherWithout('jobs');
  expect([jobs.askAnother.mock.calls.length, about.askAnother.mock.calls.length]).toEqual([0, 1]);
  expect([jobs.hold.mock.calls.length, about.hold.mock.calls.length]).toEqual([1, 0]);
});

it('a worker names the requests that wait for its answer, and not those whose answer is being read', () => {
  const request = (url: string, isAnswered: boolean) => ({ url, sections: [], since: 0, hold: () => {}, isAnswered });
  handle.inFlight.add(request('/documentos/actas.pdf', true)).add(request('/contacto', false));
  expect(handle.urls).toEqual(['/contacto']);
});

it('a worker records the time of its last turn when it answers a ping', async () => {
  worker.isWell = false;
  const turning = handle.turns();
  vi.advanceTimersByTime(500);
  const turned = performance.now();
  worker.emit('message', { pong: true });
  await turning;
  expect(handle.turnedAt).toBe(turned);
});

it('a worker that ended before it was watched is reported as dead', () => {
  const child = new Child();
  const unwatched = new RenderWorker(child as unknown as ChildProcess, options);
  child.emit('exit', null, 'SIGKILL');
  const onDeath = vi.fn();
  unwatched.watch({ onFault: () => {}, onWorn: () => {}, onDeath });
  expect(onDeath).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(1);
});
