import { locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { escapeHtml } from '@ofgc/shared/text/escape-html.ts';
import type { SitemapPage } from './find.ts';

/** The index of a site map (sitemaps.org). @param files absolute addresses, each with the day on which it last changed */
export function sitemapIndex(files: readonly { address: string; changedAt: Date | null }[]): string {
  const entries = files.map(
    ({ address, changedAt }) => `<sitemap><loc>${escapeHtml(address)}</loc>${lastmod(changedAt)}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** One file of the site map: each page in each language, with its addresses in the other languages. */
export function sitemapFile(pages: readonly SitemapPage[], siteUrl: string): string {
  const entries = pages.flatMap(({ paths, changedAt }) => {
    const addressIn = (lang: (typeof locales)[number]) =>
      escapeHtml(encodeURI(siteUrl + localisedPath(paths[lang], lang)));
    const alternates = [...locales.map((lang) => [lang, addressIn(lang)]), ['x-default', addressIn('es')]]
      .map(([lang, address]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`)
      .join('');
    return locales.map((lang) => `<url><loc>${addressIn(lang)}</loc>${lastmod(changedAt)}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function lastmod(changedAt: Date | null): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}
