import { expect, it } from 'vitest';
import { hiddenFocus, isOfControls } from './hidden-focus.ts';
import { readSheet } from './style-rules.ts';

const found = (css: string) =>
  hiddenFocus(css, readSheet(`@layer remote{${css}}`).rules).map(
    ({ style, subject }) => `${isOfControls(subject) ? 'controls' : subject.classes.join()}: ${style}`,
  );

it.each([
  '.a:focus:not(:focus-visible){outline:none}',
  '.a{outline:1px solid var(--line)}.a button{color:red}',
  '.a input:focus{outline:none;border-color:red}',
  '.a input:focus-visible{outline:2px solid transparent;box-shadow:0 0 0 3px red}',
  '.a{outline:none}.a:focus-visible .edge{opacity:1}',
  '.a{outline:0;&:focus-visible{background:red}}',
  '.a{&:focus{outline:none}&:focus-visible{outline:2px solid red}}',
  '.m-a input{outline:0}.m-box:focus-within{border-color:red}',
  '.a input{outline:none}.a input:focus+span{color:red}',
  '@media print{.a a{outline:none}}',
  '.a [tabindex="-1"]{outline:none}.a button:hover{outline:none}.a button:disabled{outline:none}',
  '.a summary::marker{outline:none}',
])('the focus stays visible with %s', (css) => expect(found(css)).toEqual([]));

it.each([
  ['.a button{outline:none}', 'controls: .a button'],
  [
    '.a :is(a,select):is(:focus,:focus-visible){outline:none;box-shadow:none}',
    'controls: .a :is(a,select):is(:focus,:focus-visible)',
  ],
  ['.a :focus{outline:0 solid red}', 'controls: .a :focus'],
  ['.a *{outline-style:none}', 'controls: .a *'],
  ['.a:focus-visible a{color:red}.b{a{outline:none}}', 'controls: a'],
  ['.a button{@media (hover:hover){outline-width:0}}', 'controls: (hover:hover)'],
  ['.a input:focus{outline:2px solid transparent;outline-offset:2px}', 'controls: .a input:focus'],
  ['.b .a{outline:none}.b .c:focus-visible{color:red}', 'a: .b .a'],
  ['.a{&:focus{outline:none}}', 'a: &:focus'],
])('nothing shows the focus with %s', (css, style) => expect(found(css)).toEqual([style]));

it.each(['.a h2:focus{outline:none}', '.a [data-part]:focus{outline:none}'])(
  'whether %s is for what visitors reach with the keyboard, the sheet does not say',
  (css) => expect(found(css).filter((one) => one.startsWith('controls'))).toEqual([]),
);
