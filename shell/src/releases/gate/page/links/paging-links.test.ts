import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { pagingProblems } from './paging-links.ts';

const problemsOf = (address: string, html: string) =>
  pagingProblems(address, readElements(html), 'https://ofgc.example');
const next = (to: string) => `<a rel="next" href="${to}">a</a>`;
const previous = (to: string) => `<a rel="prev" href="${to}">a</a>`;

it('links of a list keep its filters, and lead out of it', () => {
  expect(problemsOf('/a?tema=b', next('/a?tema=b&pagina=2'))).toEqual([]);
  expect(problemsOf('/a?tema=b&pagina=2', previous('/a?tema=b') + next('?tema=b&pagina=3'))).toEqual([]);
  expect(problemsOf('/a?tema=b&after=c', previous('/a?tema=b&before=d'))).toEqual([]);
  expect(problemsOf('/a?tema=b', next('/c/2') + '<a href="/a?pagina=2">a</a>')).toEqual([]);
});

it('a link of a list does not lose a filter', () => {
  expect(problemsOf('/a?tema=b', next('/a?pagina=2'))).toEqual([
    'leads to /a?pagina=2 as the next or previous part of its list, without “tema”',
  ]);
  expect(problemsOf('/a?tema=b&pagina=2', previous('/a') + next('/a?pagina=3'))).toHaveLength(1);
});
