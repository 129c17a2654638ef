import { expect, it } from 'vitest';
import { watchOutput } from './written-output.ts';

it('gives what a remote wrote since it was asked the last time, which is written all the same', () => {
  const lines: unknown[] = [];
  const stream = { write: ((line: unknown) => lines.push(line) > 0) as typeof process.stderr.write };
  let writer: string | undefined = 'jobs';
  const written = watchOutput(() => writer, [stream]);
  stream.write('one ');
  stream.write(new TextEncoder().encode('two'));
  writer = 'office';
  stream.write('of others');
  writer = undefined;
  stream.write('of the site');
  expect(written('jobs')).toBe('one two');
  expect(written('jobs')).toBe('');
  expect(written('office')).toBe('of others');
  expect(lines).toHaveLength(4);
});
