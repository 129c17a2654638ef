import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { select } from './selection.ts';

const root = join(import.meta.dirname, '../..');

it.each(['mfe-jobs', 'mfe-jobs/', 'jobs', '@ofgc/mfe-jobs'])('select() takes %s as the package mfe-jobs', (word) => {
  expect(select(root, [word])).toEqual({ sources: ['mfe-jobs'], specs: [], journeys: ['e2e/journeys/jobs'] });
});

it('select() returns paths as given and separates browser tests from sources', () => {
  expect(select(root, ['e2e/run/selection.ts', 'e2e/journeys/jobs', 'e2e/quality/pages/read-page.test.ts'])).toEqual({
    sources: ['e2e/run/selection.ts', 'e2e/quality/pages/read-page.test.ts'],
    specs: ['e2e/journeys/jobs'],
    journeys: [],
  });
});

it('select() selects everything without arguments', () => {
  expect(select(root, [])).toEqual({ sources: [], specs: [], journeys: [] });
});

it.each(['mfe-job', 'shared/src/nothing.ts', '../elsewhere', '/etc'])(
  'select() refuses %s and names the packages',
  (word) => {
    expect(() => select(root, [word])).toThrow(
      new RegExp(`^“${word}” is no package and no file\\. The packages are api, e2e, .*, shared, shell\\.$`),
    );
  },
);

it('the lint script is a single command, so that paths can be appended', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { lint: string } };
  expect(scripts.lint).not.toMatch(/[&|;]/);
});
