import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderTurns } from './render-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two workers, a section in the first part of each path. @returns `ask`, and what has begun and was refused */
function openTurns(patience?: number) {
  const askTurn = renderTurns({ renderWorkers: 2, sectionsOf: (path) => [path.split('/')[1] ?? ''], patience });
  const begun = new Map<string, () => void>();
  const refused: string[] = [];
  const ask = (address: string) =>
    askTurn(address, { take: (done) => void begun.set(address, done), refuse: () => refused.push(address) });
  return { ask, begun, refused };
}

it('a page waits for its turn for a limited time, and then has no place in the queue', () => {
  const { ask, begun, refused } = openTurns(5_000);
  for (const address of ['/concerts/1', '/concerts/2', '/concerts/3']) ask(address);
  vi.advanceTimersByTime(4_000);
  ask('/concerts/4');
  vi.advanceTimersByTime(1_000);
  expect([[...begun.keys()], refused]).toEqual([['/concerts/1', '/concerts/2'], ['/concerts/3']]);
  begun.get('/concerts/1')?.();
  expect(begun.has('/concerts/4')).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(refused).toEqual(['/concerts/3']);
});

it('a page that waits for the turns of all sections gives back those of its own when its time is over', () => {
  const { ask, begun, refused } = openTurns(5_000);
  for (const section of ['concerts', 'about', 'jobs']) for (const page of [1, 2, 3]) ask(`/${section}/${page}`);
  vi.advanceTimersByTime(5_100);
  expect([begun.size, refused.length]).toEqual([4, 5]);
  ask('/jobs/4');
  begun.get('/about/1')?.();
  expect(begun.has('/jobs/4')).toBe(true);
});

it('a file of the API waits for as long as it takes', () => {
  const { ask, begun, refused } = openTurns();
  for (const address of ['/media/1', '/media/2', '/media/3']) ask(address);
  vi.advanceTimersByTime(3_600_000);
  begun.get('/media/1')?.();
  expect([begun.size, refused]).toEqual([3, []]);
});
