import { expect, it } from 'vitest';
import { messageOf } from './message-of.ts';

it.each([
  [new Error('a'), 'a'],
  ['b', 'b'],
  [undefined, 'undefined'],
  [new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('d')]), 'connect ECONNREFUSED ::1:5432'],
  [new AggregateError([new Error('e')], 'f'), 'f'],
  [new AggregateError([]), ''],
])('messageOf(%j) is %s', (thrown, message) => expect(messageOf(thrown)).toBe(message));
