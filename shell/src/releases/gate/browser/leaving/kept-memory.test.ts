import { expect, it } from 'vitest';
import { keptByVisits } from './kept-memory.ts';

const before = { JSHeapUsedSize: 5_000_000, JSEventListeners: 100, Nodes: 2_000 };

/** Visits of which each has kept these many listeners. */
function visitsWith(...listeners: number[]) {
  const left = listeners.values();
  return async () => ({ ...before, JSEventListeners: left.next().value ?? 0 });
}

it('what grows in the first visits and then stays is not kept: a busy machine shows parts one after the other', async () => {
  expect(await keptByVisits(visitsWith(60, 70, 80, 90, 100, 100, 100, 100, 100, 100))).toEqual([]);
});

it('what grows with every visit is kept', async () => {
  expect(await keptByVisits(visitsWith(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))).toEqual(['JSEventListeners']);
});

it('a page that does not grow is visited five times', async () => {
  let visits = 0;
  const visit = async () => {
    visits++;
    return before;
  };
  expect([await keptByVisits(visit), visits]).toEqual([[], 5]);
});

it('a page that cannot be left is judged by others', async () => {
  expect(await keptByVisits(async () => null)).toEqual([]);
});
