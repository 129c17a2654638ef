import { expect, it } from 'vitest';
import { readSheet } from './style-rules.ts';
import { scriptedClasses } from './scripted-classes.ts';

it.each([
  ['.a{color:red}@media (scripting:none){.b{display:none}}', ['b']],
  ['.page .a{color:red;@media (scripting:none){display:none}}', ['a']],
  ['@media (scripting:none){.page .m\\.module-a,.b button{display:none}}', ['m.module-a', 'b']],
  ['.a{display:none}@media (scripting:enabled){.a{display:flex}}', ['a']],
  ['@media print{.a{display:none}}', []],
])('reads which classes depend on scripts in %s', (css, classes) => {
  expect(scriptedClasses(css, readSheet(`@layer remote{${css}}`).rules)).toEqual(classes);
});
