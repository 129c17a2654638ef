import { expect, it, vi } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

it('requests over the concurrency limit of one address wait, and do not hold up other addresses', () => {
  const turns = new ConcurrencyLimit({ atOnce: 24, waiting: 500 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (group: string) =>
    turns.ask(group, {
      take(done) {
        begun.push(group);
        if (group === 'flood') ends.push(done);
      },
      refuse: () => begun.push('refused'),
    });
  for (let count = 0; count < 100; count += 1) ask('flood');
  expect(begun).toHaveLength(24);
  ask('innocent');
  expect(begun.at(-1)).toBe('innocent');
  ends[0]?.();
  // Ending a turn twice counts once.
  ends[0]?.();
  expect(begun).toHaveLength(26);
  for (let end = ends.pop(); end; end = ends.pop()) end();
  expect(begun.filter((group) => group === 'flood')).toHaveLength(100);
});

it('requests are refused when the queue of their address is full', () => {
  const turns = new ConcurrencyLimit({ atOnce: 24, waiting: 500 });
  const refuse = vi.fn();
  for (let count = 0; count < 600; count += 1) turns.ask('flood', { take: () => {}, refuse });
  expect(refuse).toHaveBeenCalledTimes(600 - 24 - 500);
});
