import { expect, it } from 'vitest';
import { readElements } from './elements.ts';
import { headingsAlone } from './empty-slots.ts';

const found = (html: string) =>
  headingsAlone(readElements(`<div data-slot="home.news">${html}</div>`).filter(({ part }) => part !== undefined));

it.each([
  '',
  '<p>a</p>',
  '<h2>a</h2><p>b</p>',
  '<h2>a</h2><ul><li><a href="/b">b</a><time>c</time></li></ul>',
  '<h2>a</h2><img alt="">',
])('a slot with %s shows more than a heading, or nothing', (html) => expect(found(html)).toEqual([]));

it.each(['<h2>a</h2>', '<section><h2>a <b>b</b></h2><a href="/c">c <svg></svg></a><ul></ul></section>'])(
  'a slot with %s shows a heading alone',
  (html) => expect(found(html)).toEqual(['home.news']),
);
