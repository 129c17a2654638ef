import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { headingProblems } from './headings.ts';

const problemsOf = (html: string, isOwn = 'main') => {
  const elements = readElements(`<body>${html}`);
  return headingProblems(
    elements,
    elements.filter(({ part }) => part === isOwn),
  );
};

it.each([
  '<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2><h3>e</h3><h4>f</h4><h2>g</h2>',
  '<h2>antes</h2><h1>a</h1>',
  '<h1>a</h1><dialog><h1>b</h1></dialog>',
  '<h1>a</h1><dialog><h4>b</h4></dialog><div popover><h3>c</h3></div><h2>d</h2>',
])('a page may have %s', (html) => expect(problemsOf(`<main>${html}</main>`)).toEqual([]));

it.each([
  ['<p>a</p>', 'has no first heading (h1)'],
  ['<h2>a</h2>', 'has no first heading (h1)'],
  ['<h1>a</h1><h1>b</h1>', 'has two first headings (h1)'],
  ['<h1>a</h1><h2>b</h2><h4>c</h4>', 'has a heading h4 after an h2: a level between them is left out'],
  ['<h1>a</h1><h3>b</h3>', 'has a heading h3 after an h1: a level between them is left out'],
])('a page does not have %s', (html, problem) => expect(problemsOf(`<main>${html}</main>`)).toEqual([problem]));

it('a heading of the API’s text is not the section’s fault', () => {
  const elements = readElements('<main><h1>a</h1><h4>b</h4></main>');
  expect(headingProblems(elements, elements, [{ html: '<h4>b</h4>' }])).toEqual([]);
});

const home = (part: string) => `<main><h1>a</h1><h2>b</h2><div data-slot="home.jobs">${part}</div></main>`;

it('a part of the home page is below its first heading', () => {
  expect(problemsOf(home('<h2>c</h2><h3>d</h3>'), 'home.jobs')).toEqual([]);
  expect(problemsOf(home('<h3>c</h3>'), 'home.jobs')).toHaveLength(1);
  expect(problemsOf(home('<h1>c</h1>'), 'home.jobs')).toEqual(['has two first headings (h1)']);
});
