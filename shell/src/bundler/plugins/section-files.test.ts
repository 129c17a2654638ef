import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, expect, it } from 'vitest';
import { errorsOf } from '../build-errors.ts';
import { SectionPlugin } from './section-files.ts';

let root: string;
let compiler: Compiler;
const file = (name: string) => join(root, name);
const write = (name: string, text: string) => writeFileSync(file(name), text);

useTestFolder((folder) => {
  root = folder;
  write('main.js', '');
  write('addresses.ts', "export const path: string = '/one';");
  write('section.ts', "import { path } from './addresses.ts'; export const section = { to: path };");
  compiler = rspack({
    context: root,
    mode: 'production',
    entry: { page: './main.js' },
    output: { path: file('dist') },
    plugins: [new SectionPlugin(file('section.ts'), (section) => ({ 'section.json': section }), { isWatched: true })],
  });
});
afterEach(() => compiler.close(() => {}));

/** The messages of a build's errors. */
const build = () => errorsOf(compiler);
const written = () => readFileSync(file('dist/section.json'), 'utf8');

it('reads a section again with all that it imports while the app is watched', async () => {
  expect(await build()).toEqual([]);
  expect(written()).toBe('{"to":"/one"}');
  write('addresses.ts', "export const path: string = '/one'; export const other = '/two';");
  write('section.ts', "import { other } from './addresses.ts'; export const section = { to: other };");
  expect(await build()).toEqual([]);
  expect(written()).toBe('{"to":"/two"}');
});

it.each([
  ['is half typed', () => write('section.ts', 'export const section = {'), 'section.ts'],
  ['is gone', () => rmSync(file('section.ts')), 'section.ts'],
  ['says something else', () => write('section.ts', 'export const other = 1;'), 'section.ts'],
])('reports a section that %s, and reads it again once it is mended', async (_, damage, message) => {
  await build();
  damage();
  expect((await build()).join()).toContain(message);
  write('section.ts', "export const section = { to: '/mended' };");
  expect(await build()).toEqual([]);
  expect(written()).toBe('{"to":"/mended"}');
});
