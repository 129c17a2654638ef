import { expect, it } from 'vitest';
import { createBudget } from './output-budget.ts';

it('the output budget grants a burst, then a rate per second, and reports the dropped bytes once a second', () => {
  let time = 10_000;
  const budget = createBudget({ burst: 100, perSecond: 10, now: () => time });
  expect([budget.take(60), budget.take(60), budget.take(40), budget.dropped()]).toEqual([true, false, true, 60]);
  expect([budget.take(5), budget.dropped()]).toEqual([false, 0]);
  time += 1_000;
  expect([budget.dropped(), budget.take(10), budget.take(1)]).toEqual([5, true, false]);
  time += 60_000;
  expect([budget.take(100), budget.take(1)]).toEqual([true, false]);
});
