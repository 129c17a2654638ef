import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const routesOf = (...paths: (string | undefined)[]) => paths.map((path) => (path === undefined ? {} : { path }));

it.each([
  ['/explora', ['/en?', undefined, 'explora'], '/explora'],
  ['/Explora', ['/en?', undefined, 'explora'], '/explora'],
  ['/EN/explora', ['/en?', undefined, 'explora'], '/en/explora'],
  ['/EN', ['/en?', undefined, undefined], '/en'],
  ['/', ['/en?', undefined, undefined], '/'],
  [
    '/EXPLORA/actualidad/El-Coro/7',
    ['/en?', undefined, 'explora/actualidad/:slug/:id'],
    '/explora/actualidad/El-Coro/7',
  ],
  ['/programa', ['/en?', undefined, 'programa/:id?'], '/programa'],
  ['/Programa/7', ['/en?', undefined, 'programa/:id?'], '/programa/7'],
  ['/Politica/Cookies', ['/en?', undefined, '*'], '/Politica/Cookies'],
  ['/En/Politica', ['/en?', undefined, '*'], '/en/Politica'],
])('the canonical path of %s on %j is %s', (path, routes, spelled) =>
  expect(canonicalPath(path, routesOf(...routes))).toBe(spelled),
);
