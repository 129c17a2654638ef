import { expect, it } from 'vitest';
import { NestedConcurrencyLimit } from './nested-concurrency-limit.ts';

const limits = { group: { atOnce: 2, waiting: 3 }, all: { atOnce: 4, waiting: 1 } };

it('a group whose work does not end leaves turns for the others, and its own wait', () => {
  const turns = new NestedConcurrencyLimit(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (group: string) =>
    turns.ask(group, {
      take(done) {
        begun.push(group);
        ends.push(done);
      },
      refuse: () => begun.push(`${group} refused`),
    });
  for (let count = 0; count < 6; count += 1) ask('slow');
  expect(begun).toEqual(['slow', 'slow', 'slow refused']);
  ask('other');
  expect(begun.at(-1)).toBe('other');
  ends[0]?.();
  // Ending a turn twice counts once.
  ends[0]?.();
  expect(begun.slice(4)).toEqual(['slow']);
});

it('where too many groups wait, a request is refused and gives back its turn in its own queue', () => {
  const turns = new NestedConcurrencyLimit({ ...limits, group: { atOnce: 1, waiting: 1 } });
  const answers: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (group: string) =>
    turns.ask(group, {
      take(done) {
        answers.push(group);
        ends.set(group, done);
      },
      refuse: () => answers.push(`${group} refused`),
    });
  for (const group of ['a', 'b', 'c', 'd', 'waits', 'late']) ask(group);
  expect(answers).toEqual(['a', 'b', 'c', 'd', 'late refused']);
  ends.get('a')?.();
  expect(answers.at(-1)).toBe('waits');
  ends.get('b')?.();
  ask('late');
  expect(answers.at(-1)).toBe('late');
});
