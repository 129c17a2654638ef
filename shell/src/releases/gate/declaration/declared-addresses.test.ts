import { describe, expect, it } from 'vitest';
import { sampleRemote as jobs } from '../../../testing/sample-releases/sample-remote.ts';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import {
  declaredAddresses,
  exampleAddresses,
  knownAddresses,
  linkedAddresses,
  onePerRoute,
  uncoveredRoutes,
} from './declared-addresses.ts';

describe('the addresses of a section', () => {
  it('are its warm-up paths, its routes without parts, and one link for each other route, in each language', () => {
    const known = knownAddresses(jobs);
    expect(known).toEqual(['/portal-empleo', '/en/portal-empleo']);
    const page =
      '<a href="/explora/1">x</a><a class="a" href="/portal-empleo/oferta/7?x=1">y</a><a href="/portal-empleo/oferta/8">z</a>';
    const linked = linkedAddresses(jobs, known, [page]);
    expect(linked).toEqual(['/portal-empleo/oferta/7', '/en/portal-empleo/oferta/7']);
    expect(uncoveredRoutes(jobs, known)).toEqual(['jobs.vacancy']);
    expect(uncoveredRoutes(jobs, [...known, ...linked])).toEqual([]);
  });

  it('are those of routes inside of routes, too', () => {
    const routes = [
      {
        id: 'jobs.portal',
        path: 'portal-empleo',
        children: [
          { id: 'jobs.list', index: true as const },
          { id: 'jobs.frame', children: [{ id: 'jobs.rules', path: 'bases' }] },
          { id: 'jobs.calls', path: 'convocatorias', children: [{ id: 'jobs.call', path: ':id' }] },
          { id: 'jobs.whole', path: '/portal-empleo/todo' },
        ],
      },
    ];
    const nested = { ...jobs, routes };
    const paths = ['', '/bases', '/convocatorias', '/todo'].map((path) => `/portal-empleo${path}`);
    const known = knownAddresses(nested);
    expect(known.toSorted()).toEqual([...paths, ...paths.map((path) => `/en${path}`)].toSorted());
    expect(uncoveredRoutes(nested, known)).toEqual(['jobs.call']);
    const linked = linkedAddresses(nested, known, ['<a href="/portal-empleo/convocatorias/3">x</a>']);
    expect(uncoveredRoutes(nested, [...known, ...linked])).toEqual([]);
    expect(onePerRoute(nested, ['/portal-empleo', '/portal-empleo?a=b', '/en/portal-empleo', ...linked])).toEqual([
      '/portal-empleo',
      '/en/portal-empleo',
      ...linked,
    ]);
  });

  it('are those of its declaration: pages, links, menu and examples, in each language and without anchors', () => {
    const { section } = sampleRelease();
    const word = { es: 'Una', en: 'One' };
    const declared = {
      ...section!,
      menu: { to: '/portal-empleo', rank: 1 },
      pages: [{ path: '/portal-empleo#ofertas', title: word }],
      links: [{ text: word, to: '/portal-empleo/bases', inEnglish: '/portal-empleo/rules', at: {} }],
      examples: [{ page: 'one', es: '/portal-empleo?a=b', en: '/en/portal-empleo?a=b' }],
    };
    expect(declaredAddresses(declared)).toEqual([
      '/portal-empleo',
      '/en/portal-empleo',
      '/portal-empleo/bases',
      '/en/portal-empleo/rules',
    ]);
    expect(exampleAddresses(declared)).toEqual(['/portal-empleo?a=b', '/en/portal-empleo?a=b']);
  });
});
