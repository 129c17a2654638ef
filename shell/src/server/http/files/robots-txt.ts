/** What search engines may look at, and where the site maps are. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /buscar\nDisallow: /en/buscar\nDisallow: /idioma/\n\nSitemap: ${siteUrl}/sitemap.xml\nSitemap: ${siteUrl}/sitemap.txt\nSitemap: ${siteUrl}/en/sitemap.txt\n`;
}
