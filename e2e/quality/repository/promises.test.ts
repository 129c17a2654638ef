import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const [, readme = ''] = /\n## Privacy and security\n([^]*?)\n## /.exec(read('README.md')) ?? [];
const promisesIn = (text: string) => text.split('\n').filter((line) => /^\| (?!what was tried|promise)/.test(line));
const documents = { 'README.md': promisesIn(readme), 'docs/security.md': promisesIn(read('docs/security.md')) };
const tests = globSync('{shared,api,shell,mfe-*,e2e}/**/*.{test,spec,full}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map((file) => `/${file.replaceAll('\\', '/')}`);

/** The test files that a word of the document names: it may leave out their folder, and a `*` may stand for several. */
function testsNamed(word: string): string[] {
  const pattern = new RegExp(`/${word.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]+')}$`);
  return tests.filter((file) => pattern.test(file));
}

it.each(Object.values(documents).flat())('promise names an existing test: %s', (row) => {
  const cell = row.split(' | ').at(-1) ?? '';
  const named = [...cell.matchAll(/`([^`]+\.tsx?)`((?:,? ?“[^”]+”)*)/g)];
  expect(named.length > 0 || cell.startsWith('the same'), 'a test beside each promise').toBe(true);
  for (const [, word = '', titles = ''] of named) {
    const files = testsNamed(word);
    expect(files, word).not.toEqual([]);
    const sources = files.map(read).join('\n');
    for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) expect(sources, word).toContain(title);
  }
});

// Without it, a renamed heading or another form of table would leave nothing to check.
it.each(Object.entries(documents))('%s has promises', (_, promises) => expect(promises).not.toEqual([]));
