import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, expect, it } from 'vitest';
import { errorsOf } from '../build-errors.ts';
import { ReleaseTablePlugin } from './release-table.ts';

let root: string;
let compiler: Compiler;
const file = (name: string) => join(root, name);
const readKeys = (catalogue: string) => JSON.parse(readFileSync(catalogue, 'utf8')) as string[];

useTestFolder((folder) => {
  root = folder;
  writeFileSync(file('main.js'), "console.log('menu.close', 'menu.later');");
  writeFileSync(file('es.json'), '["menu.close"]');
  compiler = rspack({
    context: root,
    mode: 'production',
    entry: { page: './main.js' },
    output: { path: file('dist') },
    plugins: [new ReleaseTablePlugin({ own: file('es.json') }, readKeys)],
  });
});
afterEach(() => compiler.close(() => {}));

/** The texts of the page's chunk after a build, and the messages of its errors. */
async function build(): Promise<[words: string[], errors: string[]]> {
  const errors = await errorsOf(compiler);
  const { page } = JSON.parse(readFileSync(file('dist/chunks.json'), 'utf8')) as { page: { words: string[] } };
  return [page.words, errors];
}

it('names the texts of a catalogue that is edited while the app is watched', async () => {
  expect(await build()).toEqual([['own:menu.close'], []]);
  writeFileSync(file('es.json'), '["menu.close","menu.later"]');
  expect(await build()).toEqual([['own:menu.close', 'own:menu.later'], []]);
});

it('reports a catalogue that cannot be read, and keeps the texts of the last one', async () => {
  await build();
  writeFileSync(file('es.json'), '["menu.close');
  const [words, errors] = await build();
  expect(words).toEqual(['own:menu.close']);
  expect(errors.join()).toContain('JSON');
});
