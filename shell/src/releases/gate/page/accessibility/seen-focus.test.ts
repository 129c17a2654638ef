import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { hiddenFocus } from '../../styles/hidden-focus.ts';
import { readSheet } from '../../styles/style-rules.ts';
import { hiddenFocusProblems, unseenFocusProblems } from './seen-focus.ts';

const css = '@layer remote{.jobs-A{outline:none}.jobs-B input{outline:0}}';
const hiddenIn = (...sheets: string[]) => hiddenFocus(sheets.map((css) => ({ css, ...readSheet(css) })));
const hidden = hiddenIn(css);

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

const problemsOf = (css: string, html: string) =>
  unseenFocusProblems(readElements(html), hiddenIn(`@layer remote{${css}}`));

it.each([
  '.jobs-A[aria-hidden]{outline:none}',
  '.jobs-A.jobs-B{outline:none}',
  '.jobs-A{&.jobs-B{outline:none}}',
  '.jobs-A:is(.jobs-B,.jobs-C){outline:none}',
])('a style that is not for what has the class is not named: %s', (css) =>
  expect(problemsOf(css, '<button class="jobs-A">a</button><b class="jobs-B"></b>')).toEqual([]),
);

it.each([
  '.jobs-A.jobs-B{outline:none}',
  ':is(.jobs-A,.jobs-C){outline:none}',
  '.jobs-A:where(.jobs-C,.jobs-B){outline:none}',
  '.jobs-A:is(.jobs-C,:focus){outline:none}',
])('a style for all classes of a button is named: %s', (css) =>
  expect(problemsOf(css, '<button class="jobs-B jobs-A">a</button>')).toHaveLength(1),
);

const reset = '@layer remote{.jobs-Reset\\.module-bare{outline:none}}';
const button = '@layer remote{.jobs-Button\\.module-main:focus-visible{outline:2px solid currentColor}}';

it.each([[[reset, button]], [[reset + button]]])(
  'a class of its own may take the frame away beside one that shows the focus',
  (sheets) => {
    const problems = (html: string) => unseenFocusProblems(readElements(html), hiddenIn(...sheets));
    expect(problems('<button class="jobs-Reset.module-bare jobs-Button.module-main">a</button>')).toEqual([]);
    expect(
      problems('<button class="jobs-Reset.module-bare">a</button><a class="jobs-Button.module-main">a</a>'),
    ).toEqual([
      'the style ".jobs-Reset.module-bare" takes the frame of what has the focus away, and nothing shows it in its place',
    ]);
  },
);

it('says where only scripts show the focus', () =>
  expect(
    problemsOf('.jobs-A{outline:none;&[data-focus-visible]{outline:2px solid}}', '<button class="jobs-A">a</button>'),
  ).toEqual([
    'the style ".jobs-A" takes the frame of what has the focus away, and nothing shows it in its place but a style for an attribute that only scripts set: :focus-visible does without',
  ]));
