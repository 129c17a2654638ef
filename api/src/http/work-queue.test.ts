import { expect, it } from 'vitest';
import { workQueue } from './work-queue.ts';

it('the work queue runs so many tasks at once, in order, also when one fails', async () => {
  const bounded = workQueue({ atOnce: 2, waiting: 10, patience: 60_000 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) => async () => {
    order.push(number);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (number === 1) throw new Error('one fails');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => bounded(work(number))));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
});

it('the work queue refuses a task with 503 when too many wait or it waits too long', async () => {
  const bounded = workQueue({ atOnce: 1, waiting: 1, patience: 20 });
  let end = () => {};
  const first = bounded(() => new Promise<void>((resolve) => (end = resolve)));
  const second = bounded(async () => 2);
  await expect(bounded(async () => 3)).rejects.toMatchObject({ status: 503 });
  await expect(second).rejects.toMatchObject({ status: 503 });
  end();
  await first;
  expect(await bounded(async () => 4)).toBe(4);
});
