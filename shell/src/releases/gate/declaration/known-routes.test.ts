import type { RemoteModule } from '@ofgc/shared/contract';
import { expect, it } from 'vitest';
import { createRouteLookup } from './known-routes.ts';

const routes = [
  { path: 'portal-empleo/:family?' },
  { path: 'portal-empleo/oferta', children: [{ path: ':id' }] },
  { path: 'portal-empleo/todo/*' },
];
const hasRoute = createRouteLookup([
  { mounts: ['/portal-empleo'], module: { remote: { routes } as unknown as RemoteModule } },
  { mounts: ['/explora'], module: null },
]);

it.each([
  '/',
  '/en',
  '/buscar',
  '/en/boletin/a',
  '/portal-empleo',
  '/en/portal-empleo/musicos/',
  '/portal-empleo/oferta/7',
  '/portal-empleo/todo/a/b',
  '/explora/a/b',
])('a route shows %s', (path) => expect(hasRoute(path)).toBe(true));

it.each(['/amigos', '/portal-empleo/oferta/7/a', '/en/portal-empleo/a/b', '/exploraciones', '/buscar/a'])(
  'no route shows %s',
  (path) => expect(hasRoute(path)).toBe(false),
);
