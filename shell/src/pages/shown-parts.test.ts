import { expect, it } from 'vitest';
import { shownParts } from './shown-parts.ts';

const rows = [['home.next'], ['home.news', 'home.jobs']];
const text = { type: 'text', html: '' };
const blocks = [text, { type: 'section', anchor: 'a', title: 'A', blocks: [text, { type: 'events', data: [] }] }];

it.each([
  ['the home page are its slots', ['root', 'page', 'shell.home'], { 'shell.home': { rows } }, rows.flat()],
  ['a failed home page are none', ['root', 'page', 'shell.home'], {}, []],
  [
    'a content page are its blocks, each type once',
    ['root', 'page', 'shell.content'],
    { 'shell.content': { page: { blocks } } },
    ['block.text', 'block.events'],
  ],
  ['a missing content page are none', ['root', 'page', 'shell.content'], {}, []],
  ['a page of a section are none', ['root', 'page', 'about.landing'], { 'about.landing': { page: {} } }, []],
])('the shown parts of %s', (_, ids, loaderData, parts) => {
  expect(shownParts(ids, loaderData)).toEqual(parts);
});
