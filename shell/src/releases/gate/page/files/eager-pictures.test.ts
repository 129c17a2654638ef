import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { eagerPictureProblems } from './eager-pictures.ts';

const problemsOf = (count: number, attributes: string) =>
  eagerPictureProblems(readElements(`<img alt="" ${attributes}>`.repeat(count)));

it('a page loads its first pictures at once, and any number later', () => {
  expect(problemsOf(12, '')).toEqual([]);
  expect(problemsOf(90, 'loading="lazy"')).toEqual([]);
  expect(problemsOf(3, 'fetchpriority="high"')).toEqual([]);
  expect(problemsOf(13, 'src="data:image/png,a"')).toEqual([]);
  const later = `<dialog>${'<img alt="" src="/a.png">'.repeat(13)}</dialog>`;
  expect(eagerPictureProblems(readElements(later))).toEqual([]);
});

it('a page does not load all of many pictures at once', () => {
  expect(problemsOf(13, 'loading="eager"')).toEqual([
    'loads 13 pictures at once; 12 are the most, those further down load lazily (loading="lazy")',
  ]);
  expect(problemsOf(4, 'loading="lazy" fetchpriority="high"')).toEqual([
    'puts 4 pictures before everything else (fetchpriority="high"); 3 are the most',
  ]);
});
