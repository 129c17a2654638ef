import { splitLocale } from '@ofgc/shared/i18n';
import { documentsPath } from '@ofgc/shared/routes/about/documents.ts';
import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { apiFiles } from '../../../../server/http/files/api-files.ts';
import { icons } from '../../../../server/http/files/web-manifest.ts';
import { manifestPath } from '../../../../routing/manifest-path.ts';
import { shellClaim } from '../../declaration/ownership.ts';
import { addressesInData } from '../values/structured-data.ts';
import { isApiText, type SiteAnswers } from '../is-api-text.ts';
import type { PageElement } from '../elements.ts';
import { askedFor } from '../document-isolation.ts';

const feed = /^application\/(?:rss\+xml|atom\+xml|feed\+json)$/;
const fixed = new Set(['/favicon.svg', '/favicon.ico', '/robots.txt', manifestPath, ...icons.map(({ path }) => path)]);
const ofApi = apiFiles.map(
  ({ address }) =>
    new RegExp(
      `^${address
        .replaceAll('.', String.raw`\.`)
        .replaceAll(/:\w+/g, '[^/]+')
        .replaceAll('*', '.+')}$`,
    ),
);

/**
 * Files of the site (`/logo.png`, `/tarifas.pdf`, `www.elsewhere.example` without https) that a section's part leads to, shows or names for
 * search engines and that nobody serves. Addresses that the API answered are not the section's fault.
 */
export function siteFileProblems(
  address: string,
  own: readonly PageElement[],
  { siteUrl, answers }: SiteAnswers,
): string[] {
  const page = new URL(address, siteUrl);
  const missing = new Set<string>();
  for (const asked of [...own.flatMap(({ attributes }) => [...askedFor(attributes)]), ...addressesInData(own)]) {
    const url = /\.\w+(?:[?#]|$)/.test(asked) ? URL.parse(asked, page) : null;
    if (url?.origin === page.origin && /\.[a-z]\w*$/i.test(url.pathname) && !isServed(url.pathname))
      missing.add(url.pathname);
  }
  return [...missing]
    .filter((path) => !isApiText(path, answers))
    .slice(0, 3)
    .map((path) => `names the file ${path}, which the site does not have`);
}

/**
 * The documents to which a section's part links, and the feeds that its page offers, that no answer of the API names: their addresses were
 * made by hand and may be wrong.
 */
export function documentsOf(address: string, own: readonly PageElement[], { siteUrl, answers }: SiteAnswers): string[] {
  const page = new URL(address, siteUrl);
  const led = own.flatMap(({ name, attributes: { href = '', type = '' } }) => {
    if (name === 'link' && feed.test(type)) {
      const url = URL.parse(href, page);
      return url?.origin === page.origin ? url.pathname + url.search : [];
    }
    const url = name === 'a' && href.includes(documentsPath) ? URL.parse(href, page) : null;
    return url?.origin === page.origin && splitLocale(url.pathname).path.startsWith(documentsPath) ? url.pathname : [];
  });
  return [...new Set(led)].filter((path) => !isApiText(splitLocale(path).path, answers));
}

function isServed(address: string): boolean {
  const { path } = splitLocale(decoded(address));
  return (
    fixed.has(path) ||
    path.startsWith('/.well-known/') ||
    shellClaim.mounts.some((mount) => isBelow(path, mount)) ||
    ofApi.some((file) => file.test(path))
  );
}
