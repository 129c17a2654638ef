import { expect, it } from 'vitest';
import { hiddenFocus, isOfControls } from './hidden-focus.ts';
import { readSheet } from './style-rules.ts';

const found = (css: string) =>
  hiddenFocus([{ css, ...readSheet(`@layer remote{${css}}`) }]).map(
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
  '.jobs-M\\.module-a input{outline:0}.jobs-M\\.module-box:focus-within{border-color:red}',
  '.jobs-M\\.module-query-input{outline:none}.jobs-M\\.module-search-box:focus-within{border-color:red}',
  '.a a:focus{outline:3px solid oklch(40% 0 0)}',
  '.a a:focus{outline:3px solid rgb(0 0 0/.5)}',
  '.a a:focus{outline:3px solid color(display-p3 0 0 1)}',
  '@media not print{.a a:focus-visible{color:red}}.a a{outline:none}',
  '@media screen,print{.a a:focus-visible{color:red}}.a a{outline:none}',
  '.a input{outline:none}.a input:focus+span{color:red}',
  '@media print{.a a{outline:none}}',
  '@media only print and (width>1px),print{.a a{outline:none}}',
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
  ['.a input:focus{outline:none;box-shadow:none !important}', 'controls: .a input:focus'],
  ['.a input:focus{outline:2px solid #0000}', 'controls: .a input:focus'],
  ['.b .a{outline:none}.b .c:focus-visible{color:red}', 'a: .b .a'],
  ['.a{&:focus{outline:none}}', 'a: &:focus'],
  ['.a a{outline:rgb(1 2 3) none}', 'controls: .a a'],
  ['@media print{.a a:focus-visible{color:red}}.a a{outline:none}', 'controls: .a a'],
  ['@media screen,print{.a a{outline:none}}', 'controls: .a a'],
  [
    '.jobs-M\\.module-a input{outline:0}.jobs-N\\.module-a:focus-within{border-color:red}',
    'controls: .jobs-M\\.module-a input',
  ],
  ['.a [tabindex="0"]:focus{outline:none}', 'controls: .a [tabindex="0"]:focus'],
  ['.a[tabindex="0"]{outline:none}', 'controls: .a[tabindex="0"]'],
  ['.a button:not([tabindex="-1"]){outline:none}', 'controls: .a button:not([tabindex="-1"])'],
  ['.a button:not(:disabled){outline:none}', 'controls: .a button:not(:disabled)'],
])('nothing shows the focus with %s', (css, style) => expect(found(css)).toEqual([style]));

it.each([
  '.a h2:focus{outline:none}',
  '.a [data-part]:focus{outline:none}',
  '.a [tabindex]:focus{outline:none}',
  '.a:has([tabindex="0"]){outline:none}',
])('whether %s is for what visitors reach with the keyboard, the sheet does not say', (css) =>
  expect(found(css).filter((one) => one.startsWith('controls'))).toEqual([]),
);
