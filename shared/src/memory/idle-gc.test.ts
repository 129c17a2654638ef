import { setTimeout as wait } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { collectAtRest } from './idle-gc.ts';

const soon = { look: 20, pause: 50 };

it('collectAtRest frees unreferenced memory when the process rests, and exposes no gc function', async () => {
  const left = new WeakRef({ what: 'nobody holds' });
  onTestFinished(collectAtRest(soon));
  await expect.poll(() => left.deref() === undefined, { interval: 200, timeout: 20_000 }).toBe(true);
  expect(runInNewContext('typeof gc')).toBe('undefined');
});

it('collectAtRest waits while the process works, then collects once', async () => {
  const collect = vi.fn<() => void>();
  onTestFinished(collectAtRest({ ...soon, collect }));
  const until = performance.now() + 300;
  while (performance.now() < until) {
    const turn = performance.now() + 15;
    while (performance.now() < turn);
    // A timer would wait, and its delay on a busy machine count as rest.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(collect).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(collect).toHaveBeenCalledOnce(), { timeout: 20_000, interval: 200 });
  await wait(300);
  expect(collect).toHaveBeenCalledOnce();
});

it('collectAtRest collects for a small growth once the process has rested for longer', async () => {
  let size = 100;
  const collect = vi.fn<() => void>();
  onTestFinished(collectAtRest({ ...soon, rest: 60_000, size: () => size, collect }));
  const longer = vi.fn<() => void>();
  onTestFinished(collectAtRest({ ...soon, rest: 0, size: () => size, collect: longer }));
  for (const one of [collect, longer])
    await vi.waitFor(() => expect(one).toHaveBeenCalledOnce(), { timeout: 20_000, interval: 20 });
  size = 103;
  await vi.waitFor(() => expect(longer).toHaveBeenCalledTimes(2), { timeout: 20_000, interval: 20 });
  expect(collect).toHaveBeenCalledOnce();
});
