/** Addresses that search engines must not visit, and the addresses of the site maps. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /buscar\nDisallow: /en/buscar\nDisallow: /idioma/\n\nSitemap: ${siteUrl}/sitemap.xml\nSitemap: ${siteUrl}/sitemap.txt\nSitemap: ${siteUrl}/en/sitemap.txt\n`;
}
