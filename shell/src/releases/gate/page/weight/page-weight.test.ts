import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageWeightProblems } from './page-weight.ts';

/** Letters that do not compress. */
const letters = (count: number) =>
  Array.from({ length: Math.ceil(count / 44) }, (_, turn) => createHash('sha256').update(`${turn}`).digest('base64'))
    .join('')
    .slice(0, count);

it('limits what a page weighs as visitors get it, and what browsers have to read', () => {
  expect(pageWeightProblems(letters(60_000))).toEqual([]);
  expect(pageWeightProblems('word '.repeat(100_000))).toEqual([]);
  expect(pageWeightProblems(letters(210_000)).join()).toMatch(/^weighs 1\d\d KB with its data; 60 KB are the most$/);
  expect(pageWeightProblems(`<script id="page-state">${'1,'.repeat(80_000)}</script>`)).toEqual([
    'has data of 160000 letters; 150000 are the most',
  ]);
  expect(pageWeightProblems('word '.repeat(130_000))).toEqual([
    'has 650000 letters with its data; 600000 are the most',
  ]);
});
