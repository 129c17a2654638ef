import { expect, it } from 'vitest';
import { dataDifference, markupDifference } from './text-difference.ts';

it.each([
  ['<p>lunes 30</p>', '<p>الاثنين</p>', ': “lunes 30” and then “الاثنين”'],
  ['<p>Son las 10:00</p><p>a</p>', '<p>Son las 11:00</p><p>a</p>', ': “Son las 10:00” and then “Son las 11:00”'],
  ['<p id="a1">a</p>', '<p id="b2">a</p>', ': “<p id="a1">a” and then “<p id="b2">a”'],
  ['<p>a</p>', '<p>a</p><p>b</p>', ': “” and then “<p>b”'],
  ['<p>a</p>', '<p>a</p>', ''],
])('tells how %s and %s differ', (first, other, told) => expect(markupDifference(first, other)).toBe(told));

it('quotes sixty letters of a long text, with some before the difference', () => {
  const told = markupDifference(`<p>${'a'.repeat(1_000)}b${'c'.repeat(100)}`, `<p>${'a'.repeat(1_000)}d`);
  expect(told).toBe(`: “${'a'.repeat(20)}b${'c'.repeat(39)}” and then “${'a'.repeat(20)}d”`);
});

it.each([
  ['{"a":{"month":10},"b":1}', '{"a":{"month":11},"b":2}', ' (a.month: 10, and 11)'],
  ['{"list":[1]}', '{"list":[1,2]}', ' (list.1: nothing, and 2)'],
  ['{"a":null}', '{"a":[]}', ' (a: null, and [])'],
  ['{}', '{}', ''],
  ['x', 'xx', ''],
])('tells where the data %s and %s differ', (first, other, told) => expect(dataDifference(first, other)).toBe(told));
