import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderWorker } from './render-worker.ts';

class Child extends EventEmitter {
  connected = true;
  kill = vi.fn();
  /** Whether it answers pings. */
  isWell = true;
  send = ({ ping }: { ping?: true }) => void (ping && this.isWell && this.emit('message', { pong: true }));
}

let worker: Child;
beforeEach(() => {
  vi.useFakeTimers();
  worker = new Child();
  const options = {
    registry: { apps: {} },
    socket: '',
    note: '',
    apiUrl: '',
    verify: [],
    quarantined: [],
    development: false,
  };
  new RenderWorker(worker as unknown as ChildProcess, options).watch({
    onFault: () => {},
    onWorn: () => {},
    onDeath: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is killed when it misses eight heartbeats, not before', () => {
  vi.advanceTimersByTime(60_000);
  worker.isWell = false;
  vi.advanceTimersByTime(8_000);
  expect(worker.kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(worker.kill).toHaveBeenCalledWith('SIGKILL');
});

it('lives on after the whole machine was suspended for a minute: the supervisor asked nothing meanwhile', () => {
  vi.advanceTimersByTime(3_000);
  worker.isWell = false;
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(1_000);
  worker.isWell = true;
  vi.advanceTimersByTime(60_000);
  expect(worker.kill).not.toHaveBeenCalled();
});
