import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { partLinkProblems, partLinksOf } from './part-links.ts';

const problemsOf = (html: string, answers: unknown[] = []) =>
  partLinkProblems(partLinksOf('/a', readElements(html), 'https://ofgc.example'), (address) =>
    address === '/b' ? { html: '<h2 id="plazas">c</h2>' } : address === '/a' ? { html, answers } : undefined,
  );

it.each([
  '/b#plazas',
  '/b#plazas:~:text=nada',
  '/b#:~:text=nada',
  '/b#top',
  '/b?c=1#nada',
  '/others#nada',
  '#nada',
  'https://elsewhere.example/b#nada',
])('a page may lead to %s', (href) => expect(problemsOf(`<a href="${href}">a</a>`)).toEqual([]));

it('a part that the page does not have is named, unless the API led there', () => {
  const html = '<a href="/b#nada">a</a>';
  expect(problemsOf(html)).toEqual(['/a leads to /b#nada, and the page has no part with that id']);
  expect(problemsOf(html, [{ to: '/b#nada' }])).toEqual([]);
});
