import { expect, it } from 'vitest';
import { undeclaredPages } from './undeclared-pages.ts';

const articles = Array.from({ length: 20 }, (_, at) => `/explora/actualidad/a/${at}`);
const declared = ['/', '/explora', '/explora/actualidad', '/explora/actualidad/a/7', '/en/explora/actualidad/a/7'];
const same = async () => '<p class="text">';

it('takes pages like the examples from all parts of the site map', async () => {
  expect(await undeclaredPages(declared, articles, same)).toEqual(
    [0, 19, 10, 5, 15].map((at) => `/explora/actualidad/a/${at}`),
  );
});

it('takes first those that have other parts than the example, and than one another', async () => {
  const read = async (address: string) => {
    const concerts = address.endsWith('/12') || address.endsWith('/13') ? '' : '<ul class="list concerts">';
    return concerts + (address.endsWith('/3') ? '<audio class="sound">' : '<p>');
  };
  expect((await undeclaredPages(declared, articles, read)).slice(0, 3)).toEqual(
    [13, 3, 0].map((at) => `/explora/actualidad/a/${at}`),
  );
});

it('lets the kinds of pages take turns', async () => {
  const artists = ['/explora/invitados/b/1', '/explora/invitados/b/2'];
  const both = [...declared, '/explora/invitados/b/3'];
  expect((await undeclaredPages(both, [...articles, ...artists], same)).slice(0, 5)).toEqual([
    '/explora/actualidad/a/0',
    '/explora/invitados/b/1',
    '/explora/actualidad/a/19',
    '/explora/invitados/b/2',
    '/explora/actualidad/a/10',
  ]);
});

it('takes no page of others, of another kind, of another language, that is gone, or that is opened anyway', async () => {
  const others = ['/portal-empleo/oferta/7', '/explora/actualidad', '/explora/actualidad/a', '/explora/historia/a/1'];
  expect(
    await undeclaredPages(declared, [...others, '/en/explora/actualidad/a/8', '/explora/actualidad/a/7'], same),
  ).toEqual([]);
  expect(await undeclaredPages(declared, articles, async () => '')).toEqual([]);
});
