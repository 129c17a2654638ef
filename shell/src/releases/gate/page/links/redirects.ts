import { splitLocale } from '@ofgc/shared/i18n';
import { isOwn, isPageAddress } from '../../addresses/page-address.ts';
import { splitAddress } from '../../addresses/split-address.ts';
import type { TryPage } from '../../trial/pages/tried-page.ts';
import { nameOfLanguage } from '../language/name-of-language.ts';

/** The longest chain of redirects. */
const mostRedirects = 4;

export interface TargetOptions {
  /** The site's public address. */
  siteUrl: string;
  /** The mounts of the section's own pages. */
  mounts: readonly string[];
  tryPage: TryPage;
}

/** A page may redirect only within the site, and only to a page that exists. */
export async function redirectProblems(
  address: string,
  location: string | undefined,
  { siteUrl, mounts, tryPage }: TargetOptions,
): Promise<string[]> {
  let next = location;
  for (let turn = 0; next !== undefined; turn++) {
    const to = URL.parse(next, siteUrl);
    if (to?.origin !== new URL(siteUrl).origin) return [`${address} sends its visitors to ${next.slice(0, 100)}`];
    const wrong = redirectLanguageProblems(address, next, siteUrl);
    if (wrong.length > 0) return wrong;
    if (turn >= mostRedirects) return [`${address} leads on and on, at last to ${to.pathname}`];
    const { status, location: further } = await tryPage(to.pathname + to.search);
    if (isMissing(to.pathname, status, mounts))
      return [`${address} sends its visitors to ${to.pathname}, which answers ${status}`];
    next = further;
  }
  return [];
}

/** A redirect that leads to another language than that of the address. */
export function redirectLanguageProblems(address: string, location: string | undefined, siteUrl: string): string[] {
  const to = location === undefined ? null : URL.parse(location, new URL(address, siteUrl));
  if (!to || to.origin !== new URL(siteUrl).origin || !isPageAddress(to.pathname)) return [];
  const { locale } = splitLocale(to.pathname);
  return locale === splitAddress(address).locale
    ? []
    : [`${address} sends its visitors to ${to.pathname}, which is in ${nameOfLanguage[locale]}`];
}

/** A declared link to a page of another section must lead to a page that exists. */
export async function linkProblems(address: string, options: TargetOptions): Promise<string[]> {
  const { status, location } = await options.tryPage(address);
  return isMissing(splitAddress(address).pathname, status, options.mounts)
    ? [`section.ts leads to ${address}, which answers ${status}`]
    : redirectProblems(address, location, options);
}

/** Whether an address, which may have a locale and a query, is below one of the mounts. */
/** Only a 404 of another section's page makes the link wrong: its other errors are not this section's fault. */
function isMissing(path: string, status: number, mounts: readonly string[]): boolean {
  if (!isPageAddress(path)) return false;
  return isOwn(path, mounts) ? status >= 400 : status === 404;
}
