import { expect, it } from 'vitest';
import { layered } from './layers.ts';

const remote = (css: string) => layered(css, 'remote').replaceAll(/\s+/g, ' ').trim();

it.each([
  ['a rule', '.a { color: red }', '@layer remote { .a { color: red } }'],
  ['a media query', '@media print { .a { b: c } }', '@layer remote { @media print { .a { b: c } } }'],
  [
    'rules beside layers, in their order',
    '.a{b:c}.d{e:f}@layer design{.g{h:i}}.j{k:l}',
    '@layer remote { .a{b:c}.d{e:f} } @layer design{.g{h:i}}@layer remote { .j{k:l} }',
  ],
  [
    'braces in texts and comments',
    '.a{b:"}"}/* } */.c{d:url(\'{;\')}',
    '@layer remote { .a{b:"}"}/* } */.c{d:url(\'{;\')} }',
  ],
  [
    'layers of its own',
    '@layer base, parts;@layer parts{.a{b:c}}@layer{.d{e:f}}',
    '@layer remote { @layer base, parts;@layer parts{.a{b:c}}@layer{.d{e:f}} }',
  ],
  ['an escaped brace in a name', '.a\\{b{c:d}', '@layer remote { .a\\{b{c:d} }'],
])('layered puts %s into the remote’s layer', (_, css, expected) => expect(remote(css)).toBe(expected));

it.each([
  '@layer remote, design;',
  '@layer remote.base { .a { b: c } }',
  '@layer design { .a { b: c } }',
  '/* only a comment */',
  '@font-face { font-family: x; src: url("x;y") }',
  '@keyframes a { from { b: c } }',
  '',
])('layered leaves %s unchanged', (css) => expect(remote(css)).toBe(css));
