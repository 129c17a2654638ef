import { expect, it } from 'vitest';
import { leaveRemoved } from './leave-removed.ts';

const left = (path: string, redirect: string | null) =>
  leaveRemoved(new Request(`https://ofgc.example${path}`), redirect).catch((thrown: unknown) => thrown);

it.each([
  ['/portal-empleo', '/sobre-ofgc', '/sobre-ofgc'],
  ['/en/portal-empleo', '/sobre-ofgc', '/en/sobre-ofgc'],
  ['/en/portal-empleo', '/en/explora?tema=a#b', '/en/explora?tema=a#b'],
  ['/portal-empleo', '/en/explora', '/explora'],
])('a visit to %s of a section that redirects to %s goes to %s', async (path, redirect, to) => {
  expect(((await left(path, redirect)) as Response).headers.get('Location')).toBe(to);
});

it('a visit to a section without a redirect is told that it is gone', async () => {
  expect(await left('/portal-empleo', null)).toMatchObject({ init: { status: 410 } });
});
