import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { hiddenFocus } from '../../styles/hidden-focus.ts';
import { readSheet } from '../../styles/style-rules.ts';
import { hiddenFocusProblems, unseenFocusProblems } from './seen-focus.ts';

const css = '@layer remote{.jobs-A{outline:none}.jobs-B input{outline:0}}';
const hidden = hiddenFocus(css, readSheet(css).rules);

it('names styles of fields, buttons and links themselves', () =>
  expect(hiddenFocusProblems(hidden)).toEqual([
    'the style ".jobs-B input" takes the frame of what has the focus away, and nothing shows it in its place',
  ]));

it.each(['<a class="b jobs-A" href="/a">a</a>', '<div tabindex="0" class="jobs-A">a</div>', '<input class="jobs-A">'])(
  'names styles of classes where the page has them: %s',
  (html) =>
    expect(unseenFocusProblems(readElements(html), hidden)).toEqual([
      'the style ".jobs-A" takes the frame of what has the focus away, and nothing shows it in its place',
    ]),
);

it.each([
  '<h2 class="jobs-A" tabindex="-1">a</h2>',
  '<button class="jobs-A" disabled>a</button>',
  '<a class="jobs-A">a</a>',
])('a class may be on what nobody reaches with the keyboard: %s', (html) =>
  expect(unseenFocusProblems(readElements(html), hidden)).toEqual([]),
);
