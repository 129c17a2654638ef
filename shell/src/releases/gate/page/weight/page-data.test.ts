import { expect, it } from 'vitest';
import { splitPage } from './page-data.ts';

it.each([
  [
    '<p>a</p><script id="page-state">{"a":1}</script><p>b</p>',
    '{"a":1}',
    '<p>a</p><script id="page-state"></script><p>b</p>',
  ],
  ['<p>a</p>', '', '<p>a</p>'],
  ['<p>a</p><script id="page-state">{"a":1}', '', '<p>a</p><script id="page-state">{"a":1}'],
])('a page is read as its data and its markup: %s', (html, data, markup) => {
  expect(splitPage(html)).toEqual({ data, markup });
});
