import { expect, it } from 'vitest';
import { canonicalProblems } from './canonical-pages.ts';

const routes = [
  { id: 'explore.artists', path: 'explora/invitados' },
  { id: 'explore.artist', path: 'explora/invitados/:slug/:id' },
];
const naming = (canonical: string | undefined, ...addresses: string[]) =>
  canonicalProblems(
    { routes },
    addresses.map((address) => ({ address, status: 200, canonical })),
  );
const artist = (id: number) => `/explora/invitados/una/${id}`;

it('finds pages of one route that all name the same other page', () => {
  expect(naming('https://site.example/explora/invitados', artist(1), artist(2))).toEqual([
    `${artist(1)} and ${artist(2)} both name /explora/invitados for search engines, which then list neither: see canonical in the meta`,
  ]);
  expect(naming(artist(3), artist(1), artist(2), artist(4))).toHaveLength(1);
});

it('lets addresses of one page name it', () => {
  expect(naming('/explora/invitados', '/explora/invitados?pagina=2', '/explora/invitados?pagina=3')).toEqual([]);
  expect(naming(artist(1), artist(1), '/explora/invitados/otra/1', '/explora/invitados/ahora/0')).toEqual([]);
  expect(naming('/explora/invitados', artist(1))).toEqual([]);
  expect(naming(undefined, artist(1), artist(2), artist(3))).toEqual([]);
});
