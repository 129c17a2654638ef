import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { answering, dying, fakeWorker, hanging, startProxy } from '../../../testing/servers/proxied-workers.ts';
import type { UpstreamWorker } from './upstream-worker.ts';
import { WorkerProxy } from './worker-proxy.ts';

/** For requests that wait until the test lets them go, however slow the machine is. */
const patient = { patience: 60_000 };

describe('a request that waits for a worker', () => {
  it('holds a page that enters the code in which a worker is stalled, and forwards other pages', async () => {
    const held = { ...(await fakeWorker(hanging)), stall: { remote: '/jobs', turn: 1 } };
    const proxy = await startProxy([held, await fakeWorker(answering)], patient);
    const answers: string[] = [];
    const visit = async (path: string) => void answers.push(await (await fetch(`${proxy}/${path}`)).text());
    const jobs = visit('jobs');
    await visit('about');
    expect(answers).toEqual(['GET /about']);
    Object.assign(held, { stall: undefined, isWorn: true });
    await jobs;
    expect(answers).toEqual(['GET /about', 'GET /jobs']);
  });

  it('sends a held page to the stalled worker itself when the wait for it ends', async () => {
    const answers = (_request: unknown, response: ServerResponse) => void response.end('held worker');
    const held = { ...(await fakeWorker(answers)), stall: { remote: '/jobs', turn: 1 } };
    const proxy = await startProxy([held, await fakeWorker(answering)]);
    expect(await (await fetch(`${proxy}/jobs`)).text()).toBe('held worker');
  });

  it('sends a page to the worker that is late with its section once that worker’s event loop turns', async () => {
    const turning = Promise.withResolvers<void>();
    const late: UpstreamWorker = {
      ...(await fakeWorker((request, response) => void (request.url === '/jobs?2' && response.end('late worker')))),
      turns: () => turning.promise,
    };
    const proxy = await startProxy([late, await fakeWorker(answering)], patient);
    const leaving = new AbortController();
    const first = fetch(`${proxy}/jobs`, { signal: leaving.signal }).catch(() => {});
    await vi.waitFor(() => expect([...late.inFlight][0]?.since).toBeLessThan(performance.now() - 60));
    const second = fetch(`${proxy}/jobs?2`);
    expect(await (await fetch(`${proxy}/about`)).text()).toBe('GET /about');
    expect(late.inFlight.size).toBe(1);
    late.turnedAt = performance.now();
    turning.resolve();
    expect(await (await second).text()).toBe('late worker');
    leaving.abort();
    await first;
  });

  it('holds up no other page while it waits after the death of its worker', async () => {
    const worker = await fakeWorker(dying);
    const proxy = new WorkerProxy({ workers: () => [worker], retry: () => new Promise(() => {}), refuse: {} as never });
    const held = Promise.withResolvers<void>();
    const asks = { isGone: () => false, onGone: () => {}, begin: () => {}, fail: () => {} };
    proxy.send({ method: 'GET', path: '/', headers: {}, onHeld: held.resolve, ...asks });
    await held.promise;
  });

  it('waits a moment for a worker if there is none', async () => {
    const workers: UpstreamWorker[] = [];
    const proxy = await startProxy(workers, patient);
    const visit = fetch(proxy);
    await wait(60);
    workers.push(await fakeWorker(answering));
    expect((await visit).headers.get('X-Worker')).toBe('alive');
  });

  it('does not ask a worker for a visitor who left while none was free', async () => {
    let asked = 0;
    const workers: UpstreamWorker[] = [];
    const url = await startProxy(workers, patient);
    const left = new AbortController();
    const visit = fetch(url, { signal: left.signal }).catch(() => 'left');
    await wait(60);
    left.abort();
    expect(await visit).toBe('left');
    workers.push(
      await fakeWorker((_request, response) => {
        asked += 1;
        response.end();
      }),
    );
    await wait(300);
    expect(asked).toBe(0);
  });
});
