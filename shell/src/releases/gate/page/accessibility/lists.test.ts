import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { listProblems } from './lists.ts';

const problemsOf = (html: string) => listProblems(readElements(`<main>${html}</main>`));

it.each([
  '<ul><li>a<li>b<p>c</ul><ol><script></script><li>a</li></ol><menu><li>a</li></menu>',
  '<div role="list"><li>a</li></div><ul role="listbox"><div role="option">a</div></ul>',
  '<dl><dt>a<dd>b</dl><dl><div><dt>a</dt><dd>b</dd></div></dl>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['<li>a</li>', 'has an entry (li) that is in no list'],
  ['<div><li>a</li></div>', 'has an entry (li) that is in no list'],
  ['<ul><div>a</div></ul>', 'has <div> between the entries of a list (ul)'],
  ['<ol><a href="/">a</a></ol>', 'has <a> between the entries of a list (ol)'],
  ['<dt>a</dt>', 'has <dt> in no list of terms (dl)'],
  ['<dl><p>a</p></dl>', 'has <p> between the entries of a list of terms (dl)'],
])('a page does not have %s', (html, problem) =>
  expect(problemsOf(html).map((one) => one.replace(/: <.*/, ''))).toEqual([problem]),
);

it('names where it is', () =>
  expect(problemsOf('<ul class="jobs-L"><div>Becas</div><div>b</div></ul>')).toEqual([
    'has <div> between the entries of a list (ul): <div> “Becas” in <ul class="jobs-L"> and 1 more',
  ]));
