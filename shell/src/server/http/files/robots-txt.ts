import { languagesPath } from '@ofgc/shared/routes/language.ts';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';

/** Addresses that search engines must not visit, and the addresses of the site maps. */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${searchPath}`,
    `Disallow: /en${searchPath}`,
    `Disallow: ${languagesPath}/`,
    '',
    ...['/sitemap.xml', '/sitemap.txt', '/en/sitemap.txt'].map((path) => `Sitemap: ${siteUrl}${path}`),
    '',
  ].join('\n');
}
