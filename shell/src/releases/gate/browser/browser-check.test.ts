import { expect, it } from 'vitest';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { declaredPages } from './browser-check.ts';

it('a browser opens the home page, the pages that a section declares in both languages, and its examples', () => {
  const title = { es: 'Bolsa', en: 'Pool' };
  const { section } = sampleRelease();
  const release = {
    warmUp: ['/portal-empleo'],
    section: {
      ...section!,
      pages: [
        { path: '/portal-empleo/bolsa', title },
        { path: '/portal-empleo/bolsa#plazos', title },
      ],
      examples: [{ page: 'vacancy', es: '/portal-empleo/oferta/7', en: '/en/portal-empleo/oferta/7' }],
    },
  };
  expect(declaredPages(release)).toEqual([
    '/',
    '/en',
    '/portal-empleo',
    '/portal-empleo/bolsa',
    '/en/portal-empleo/bolsa',
    '/portal-empleo/oferta/7',
    '/en/portal-empleo/oferta/7',
  ]);
});
