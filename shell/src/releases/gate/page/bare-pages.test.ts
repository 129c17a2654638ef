import { expect, it } from 'vitest';
import { bareProblems } from './bare-pages.ts';
import { readElements } from './elements.ts';

const problemsOf = (html: string) =>
  bareProblems(
    '/programa/7',
    readElements(`<body><a class="SkipLink" href="#contenido">a</a>${html}`),
    'https://ofgc.example',
  );

it('a page without bar and footer has a way to the site', () => {
  const problem = 'has neither bar nor footer (isBare), and no link to another page: nobody gets from it to the site';
  expect(problemsOf('<main><h1>a</h1></main>')).toEqual([problem]);
  expect(
    problemsOf('<main><a href="#b">a</a><a href="?c=1">a</a><a href="/a.pdf">a</a><footer>a</footer></main>'),
  ).toEqual([problem]);
  expect(problemsOf('<main><a href="https://elsewhere.example/">a</a></main>')).toEqual([problem]);
});

it.each([
  '<main><h1>a</h1></main><footer>a</footer>',
  '<main><a href="/">a</a></main>',
  '<main><a href="../explora">a</a></main>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));
