import { expect, it } from 'vitest';
import { controlProblems } from './controls.ts';
import { readElements } from '../elements.ts';

const problemsOf = (html: string) => controlProblems(readElements(`<main>${html}</main>`));

it.each([
  '<div aria-hidden="true"><a>a</a><a href="/" tabindex="-1">b</a><button disabled>c</button><input type="hidden"></div>',
  '<div aria-hidden="true" inert><a href="/">a</a></div><svg aria-hidden="true"><path/></svg>',
  '<a href="/"><span>a</span></a><label>a <input></label><summary tabindex="0"><a href="/">b</a></summary>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

const hidden =
  'has a link, button or field in a part with aria-hidden: the keyboard reaches what nobody is told of; inert or hidden keeps both away';
const nested = 'has a link, button or field in a link or button: nobody can press both';
it.each([
  ['<div aria-hidden="true"><p><a href="/">a</a></p></div>', hidden],
  ['<button aria-hidden="true">a</button>', hidden],
  ['<div aria-hidden="true"><span tabindex="0">a</span></div>', hidden],
  [
    '<details><summary tabindex="-1">a</summary></details>',
    'has a fold (summary) that the keyboard does not reach: it has a tabindex below 0',
  ],
  ['<a href="/">a <button>b</button></a>', nested],
  ['<button>a <a href="/">b</a></button>', nested],
  ['<a href="/">a <input type="checkbox"></a>', nested],
  ['<div role="button" tabindex="0">a <a href="/">b</a></div>', nested],
])('a page does not have %s', (html, problem) =>
  expect(problemsOf(html)).toEqual([expect.stringMatching(`^${problem.replaceAll(/[()]/g, '.')}: <\\w+`)]),
);

it('names where it is', () =>
  expect(problemsOf('<a href="/">a <button class="jobs-B">Becas</button></a>')).toEqual([
    `${nested}: <button class="jobs-B"> “Becas”`,
  ]));
