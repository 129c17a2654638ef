import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { select } from './selection.ts';

const root = join(import.meta.dirname, '../..');

it.each(['mfe-jobs', 'mfe-jobs/', 'jobs', '@ofgc/mfe-jobs'])('%s is a package', (word) => {
  expect(select(root, [word])).toEqual({ sources: ['mfe-jobs'], specs: [], journeys: ['e2e/journeys/jobs'] });
});

it('a path is itself, and a browser test is told from a source', () => {
  expect(select(root, ['e2e/run/selection.ts', 'e2e/journeys/jobs', 'e2e/quality/pages/read-page.test.ts'])).toEqual({
    sources: ['e2e/run/selection.ts', 'e2e/quality/pages/read-page.test.ts'],
    specs: ['e2e/journeys/jobs'],
    journeys: [],
  });
});

it('nothing is everything', () => {
  expect(select(root, [])).toEqual({ sources: [], specs: [], journeys: [] });
});

it.each(['mfe-job', 'shared/src/nothing.ts', '../elsewhere', '/etc'])('%s is answered with a sentence', (word) => {
  expect(() => select(root, [word])).toThrow(
    new RegExp(`^“${word}” is no package and no file\\. The packages are api, e2e, .*, shared, shell\\.$`),
  );
});

it('lint takes the paths that are named: they come behind its only command', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { lint: string } };
  expect(scripts.lint).not.toMatch(/[&|;]/);
});
