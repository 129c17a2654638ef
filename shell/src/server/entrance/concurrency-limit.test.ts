import { expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

it('requests over the concurrency limit of one address wait, and do not hold up other addresses', () => {
  const turns = new ConcurrencyLimit({ atOnce: 24, waiting: 500 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (group: string) =>
    turns.ask(group, (done) => {
      begun.push(group);
      if (group === 'flood') ends.push(done);
    });
  for (let count = 0; count < 100; count += 1) expect(ask('flood')).toBe(true);
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
  const asked = Array.from({ length: 600 }, () => turns.ask('flood', () => {}));
  expect(asked.filter(Boolean)).toHaveLength(24 + 500);
});
