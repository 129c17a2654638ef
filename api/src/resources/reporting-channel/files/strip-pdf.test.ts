import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stripPdf } from './strip-pdf.ts';

const programOf = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

/** A thread that loads, works and answers only when the test says so, by a number in the memory that both share. */
const program = programOf(`
  import { parentPort, workerData } from 'node:worker_threads';
  const stage = new Int32Array(workerData.buffer);
  Atomics.wait(stage, 0, 0);
  parentPort.postMessage('loaded');
  Atomics.wait(stage, 0, 1);
  parentPort.postMessage(new Uint8Array([7]));`);

/** Starts the work at the time 0. */
function startThread(signal?: AbortSignal) {
  const memory = new SharedArrayBuffer(4);
  const stage = new Int32Array(memory);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const stripped = stripPdf(new Uint8Array(memory), signal, program);
  const next = () => {
    Atomics.add(stage, 0, 1);
    Atomics.notify(stage, 0);
  };
  return { stripped, clock, next };
}
afterEach(() => vi.restoreAllMocks());

describe('stripPdf', () => {
  it('waits for a thread that is slow to load', async () => {
    const { stripped, clock, next } = startThread();
    stripped.catch(() => undefined);
    // The memory is checked only while the time has not run out.
    const memory = vi.spyOn(Worker.prototype, 'getHeapStatistics');
    await vi.waitFor(() => expect(memory).toHaveBeenCalled());
    clock.mockReturnValue(60_000);
    memory.mockClear();
    await vi.waitFor(() => expect(memory).toHaveBeenCalled());
    next();
    next();
    expect(await stripped).toEqual(new Uint8Array([7]));
  });

  it('says that a PDF takes too much, not that it is damaged, when the work on it takes long', async () => {
    const { stripped, clock, next } = startThread();
    let time = 0;
    clock.mockImplementation(() => (time += 9_000));
    next();
    await expect(stripped).rejects.toMatchObject({ key: 'reportFileTakesTooMuch' });
  });

  it('says so, too, when the time of a form is over, also of a PDF that still waits for its turn', async () => {
    const form = new AbortController();
    const first = startThread(form.signal);
    const second = startThread(form.signal);
    first.next();
    const refusals = Promise.allSettled([first.stripped, second.stripped]);
    form.abort();
    expect(await refusals).toMatchObject([
      { reason: { key: 'reportFileTakesTooMuch' } },
      { reason: { key: 'reportFileTakesTooMuch' } },
    ]);
    const next = startThread();
    next.next();
    next.next();
    expect(await next.stripped).toEqual(new Uint8Array([7]));
  });

  it('says that a PDF takes too much, not that it is damaged, when its objects fill the thread’s memory', async () => {
    // How Node ends such a thread.
    const full = programOf(`throw Object.assign(new Error(), { code: 'ERR_WORKER_OUT_OF_MEMORY' });`);
    await expect(stripPdf(new Uint8Array(), undefined, full)).rejects.toMatchObject({ key: 'reportFileTakesTooMuch' });
  });
});
