import { expect, it } from 'vitest';
import { furtherPages } from './further-pages.ts';

const articles = Array.from({ length: 20 }, (_, at) => `/explora/actualidad/a/${at}`);
const declared = ['/', '/explora', '/explora/actualidad', '/explora/actualidad/a/7', '/en/explora/actualidad/a/7'];

it('takes pages like the examples from all parts of the site map', () => {
  expect(furtherPages(declared, articles)).toEqual([0, 19, 10, 5, 15, 1].map((at) => `/explora/actualidad/a/${at}`));
});

it('lets the kinds of pages take turns', () => {
  const artists = ['/explora/invitados/b/1', '/explora/invitados/b/2'];
  expect(furtherPages([...declared, '/explora/invitados/b/3'], [...articles, ...artists]).slice(0, 5)).toEqual([
    '/explora/actualidad/a/0',
    '/explora/invitados/b/1',
    '/explora/actualidad/a/19',
    '/explora/invitados/b/2',
    '/explora/actualidad/a/10',
  ]);
});

it('takes no page of others, of another kind, of another language, or that is opened anyway', () => {
  const others = ['/portal-empleo/oferta/7', '/explora/actualidad', '/explora/actualidad/a', '/explora/historia/a/1'];
  expect(furtherPages(declared, [...others, '/en/explora/actualidad/a/8', '/explora/actualidad/a/7'])).toEqual([]);
});
