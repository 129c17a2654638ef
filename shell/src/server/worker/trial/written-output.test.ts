import { expect, it } from 'vitest';
import { watchOutput } from './written-output.ts';

it('gives what was written since it was asked the last time, which is written all the same', () => {
  const lines: unknown[] = [];
  const stream = { write: ((line: unknown) => lines.push(line) > 0) as typeof process.stderr.write };
  const written = watchOutput([stream]);
  stream.write('one ');
  stream.write(new TextEncoder().encode('two'));
  expect(written()).toBe('one two');
  expect(written()).toBe('');
  expect(lines).toHaveLength(2);
});
