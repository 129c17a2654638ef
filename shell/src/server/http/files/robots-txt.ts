import { locales } from '@ofgc/shared/domain/locale.ts';
import { languagesPath } from '@ofgc/shared/routes/language.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';

/** Addresses that search engines must not visit, and the addresses of the site maps. */
export function robotsTxt(siteUrl: string): string {
  const closed = [searchPath, schoolAreaPaths.area].flatMap((path) =>
    locales.map((locale) => localisedPath(path, locale)),
  );
  const maps = ['/sitemap.xml', '/sitemap.txt', '/en/sitemap.txt'];
  return [
    'User-agent: *',
    ...[...closed, `${languagesPath}/`].map((path) => `Disallow: ${path}`),
    '',
    ...maps.map((path) => `Sitemap: ${siteUrl}${path}`),
    '',
  ].join('\n');
}
