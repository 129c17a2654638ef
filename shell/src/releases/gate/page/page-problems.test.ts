import { expect, it } from 'vitest';
import { blockTextProblems, shownProblems } from './page-problems.ts';
import { untried } from '../trial/pages/tried-page.ts';

const page = (html: string) => ({ ...untried, status: 200, html: `<body><header>NaN</header>${html}` });

it('names values that a page shows where its data are not as usual', () => {
  const html = '<main><p>Desde Infinity €</p></main>';
  expect(shownProblems('/portal-empleo', page(html), [])).toEqual([
    'shows “Infinity”, a value that nobody meant to be read',
  ]);
  expect(shownProblems('/portal-empleo', page('<main><p>Desde 7 €</p></main>'), [])).toEqual([]);
});

it('names only those of the section’s own parts of the home page', () => {
  const part = '<div data-slot="home.jobs"><p>NaN plazas</p></div>';
  expect(shownProblems('/', page(part), ['home.jobs'])).toHaveLength(1);
  expect(shownProblems('/', page(part), ['home.education'])).toEqual([]);
});

it('names only those of the section’s own parts of a content page', () => {
  const html = '<main><div data-slot="block.jobs"><p>NaN plazas</p></div></main>';
  expect(blockTextProblems(page(html), ['block.jobs'])).toHaveLength(1);
  expect(blockTextProblems(page(html), ['block.news'])).toEqual([]);
});
