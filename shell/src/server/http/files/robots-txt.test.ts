import { expect, it } from 'vitest';
import { robotsTxt } from './robots-txt.ts';

it('robots.txt closes search and school area in both languages, and names the site maps', () => {
  expect(robotsTxt('https://ofgc.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /buscar',
    'Disallow: /en/buscar',
    'Disallow: /educacion-comunidad/area-de-centros',
    'Disallow: /en/educacion-comunidad/area-de-centros',
    'Disallow: /idioma/',
    '',
    'Sitemap: https://ofgc.example/sitemap.xml',
    'Sitemap: https://ofgc.example/sitemap.txt',
    'Sitemap: https://ofgc.example/en/sitemap.txt',
    '',
  ]);
});
