import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

/** Begins work on four items, two at once. */
function begin() {
  const begun: number[] = [];
  const works = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  let end = '';
  const all = fewAtOnce(works.keys(), 2, (item) => {
    begun.push(item);
    return works[item]!.promise;
  }).then(
    () => void (end = 'done'),
    (error: unknown) => void (end = String(error)),
  );
  return { works, begun, all, end: () => end };
}

it('an item is begun when an earlier one has ended', async () => {
  const { works, begun, all, end } = begin();
  expect(begun).toEqual([0, 1]);
  works[1]?.resolve();
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  works.forEach(({ resolve }) => resolve());
  await all;
  expect([...begun, end()]).toEqual([0, 1, 2, 3, 'done']);
});

it('after an error nothing more is begun, and the error comes when all that was begun has ended', async () => {
  const { works, begun, all, end } = begin();
  works[0]?.reject(new Error('full'));
  await turn();
  expect(end()).toBe('');
  works[1]?.reject(new Error('late'));
  await all;
  expect([...begun, end()]).toEqual([0, 1, 'Error: full']);
});
