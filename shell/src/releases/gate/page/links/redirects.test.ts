import { expect, it } from 'vitest';
import { redirectLanguageProblems } from './redirects.ts';

const problemsOf = (address: string, location: string | undefined) =>
  redirectLanguageProblems(address, location, 'https://ofgc.example');

it.each([
  ['/en/portal-empleo/7', '/en/portal-empleo/oferta/7'],
  ['/en/portal-empleo/7', 'oferta/7'],
  ['/portal-empleo/7?a=b', '/portal-empleo/oferta/7'],
  ['/en/portal-empleo/7', '/documentos/7/bases.pdf'],
  ['/en/portal-empleo/7', 'https://elsewhere.example/'],
  ['/en/portal-empleo', undefined],
])('%s may send its visitors to %s', (address, location) => expect(problemsOf(address, location)).toEqual([]));

it('a redirect keeps the language', () => {
  expect(problemsOf('/en/portal-empleo/7', '/portal-empleo/oferta/7')).toEqual([
    '/en/portal-empleo/7 sends its visitors to /portal-empleo/oferta/7, which is in Spanish',
  ]);
  expect(problemsOf('/portal-empleo/7', '/en/portal-empleo/oferta/7')).toHaveLength(1);
});
