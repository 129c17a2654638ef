import { splitLocale } from '@ofgc/shared/i18n';
import { isBelow, shellClaim } from './ownership.ts';
import type { TryPage } from './try-page.ts';

/** So often a page may lead on. */
const mostRedirects = 4;

export interface LeadOptions {
  /** The site's public address. */
  siteUrl: string;
  /** Whose pages are the section's own. */
  mounts: readonly string[];
  tryPage: TryPage;
}

/** A page may lead to others of the site, and to an end that is there. */
export async function redirectProblems(
  address: string,
  location: string | undefined,
  { siteUrl, mounts, tryPage }: LeadOptions,
): Promise<string[]> {
  let next = location;
  for (let turn = 0; next !== undefined; turn++) {
    const to = URL.parse(next, siteUrl);
    if (to?.origin !== new URL(siteUrl).origin) return [`${address} sends its visitors to ${next.slice(0, 100)}`];
    if (turn >= mostRedirects) return [`${address} leads on and on, at last to ${to.pathname}`];
    const { status, location: further } = await tryPage(to.pathname + to.search);
    if (isMissing(to.pathname, status, mounts))
      return [`${address} sends its visitors to ${to.pathname}, which answers ${status}`];
    next = further;
  }
  return [];
}

/** A link of every page to a page of others leads to one that is there. */
export async function linkProblems(address: string, options: LeadOptions): Promise<string[]> {
  const { status, location } = await options.tryPage(address);
  const [path = ''] = address.split('?');
  return isMissing(path, status, options.mounts)
    ? [`section.ts leads to ${address}, which answers ${status}`]
    : redirectProblems(address, location, options);
}

export function isOwn(address: string, mounts: readonly string[]): boolean {
  const { path } = splitLocale(address.split(/[?#]/)[0] ?? '');
  return mounts.some((mount) => isBelow(path, mount));
}

/** Files, and what the server answers itself, are no pages. */
export function isPage(address: string): boolean {
  const { path } = splitLocale(address.split(/[?#]/)[0] ?? '');
  return !/\.\w+$/.test(path) && !shellClaim.mounts.some((mount) => isBelow(path, mount));
}

/** What else fails of a page of others is not its doing. */
function isMissing(path: string, status: number, mounts: readonly string[]): boolean {
  if (!isPage(path)) return false;
  return isOwn(path, mounts) ? status >= 400 : status === 404;
}
