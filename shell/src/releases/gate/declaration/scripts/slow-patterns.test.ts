import { expect, it } from 'vitest';
import { slowPattern } from './slow-patterns.ts';

it.each([
  String.raw`const [first]=/^(?:[^\s.]+\s*)+\./.exec(text)??[]`,
  String.raw`return /^(a+)+$/.test(x)`,
  String.raw`x=>/^<a(?:\s+\w+|\s*\w+)*>/i.test(x)`,
  String.raw`f(/name: ((\w+ ?)*)!/g)`,
  String.raw`f(/^(?:a|a)*$/)`,
  String.raw`f(/^([a-zA-Z0-9])(([\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+$/)`,
])('finds %s', (code) => expect(slowPattern(`let a=1;${code};`)).toBeDefined());

it.each([
  String.raw`f(/^(?:\d+,)+\d+$/)`,
  String.raw`f(/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/)`,
  String.raw`f(/"(?:[^"\\]|\\.)*"/g)`,
  String.raw`f(/(\w+\s?)+/)`,
  String.raw`f(/^(?:a|b)*$/)`,
  String.raw`f(/^\s*(?:\w+\s*=\s*\w+\s*;)*$/)`,
  String.raw`f(/\s*,\s*(?:x+y)*/)`,
  'const ratio=(a+b)/(c*(d+1))*(e+f)/g',
  String.raw`f("https://a.example/(a+)+", 1/2)`,
])('accepts %s', (code) => expect(slowPattern(`let a=1;${code};`)).toBeUndefined());

it('tells where it is, and leaves out what is not of interest', () => {
  const code = 'let a=/^(a+)+$/,b=/^(b+)+$/';
  expect(slowPattern(code)).toEqual({ source: '^(a+)+$', flags: '', at: 6 });
  expect(slowPattern(code, (at) => at > 6)?.source).toBe('^(b+)+$');
});
