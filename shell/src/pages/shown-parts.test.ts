import { expect, it } from 'vitest';
import { shownParts } from './shown-parts.ts';

const rows = [['home.next'], ['home.news', 'home.jobs']];
const text = { type: 'text', html: '' };
const blocks = [text, { type: 'section', anchor: 'a', title: 'A', blocks: [text, { type: 'events', data: [] }] }];

it.each([
  ['home: its slots', ['root', 'page', 'shell.home'], { 'shell.home': { rows } }, rows.flat()],
  ['home that failed: none', ['root', 'page', 'shell.home'], {}, []],
  [
    'a content page: its blocks, each type once',
    ['root', 'page', 'shell.content'],
    { 'shell.content': { page: { blocks } } },
    ['block.text', 'block.events'],
  ],
  ['a content page that does not exist: none', ['root', 'page', 'shell.content'], {}, []],
  ['a page of a section: none', ['root', 'page', 'about.landing'], { 'about.landing': { page: {} } }, []],
])('the parts of %s', (_, ids, loaderData, parts) => {
  expect(shownParts(ids, loaderData)).toEqual(parts);
});
