import { privateAreas } from '../routes/accounts.ts';
import { waitingEntryPath } from '../routes/concerts/waiting-list.ts';
import { plainPath } from '../routes/plain-path.ts';
import { complaintsPath } from '../routes/site/pages.ts';
import { newsletterLinkPath } from '../routes/site/newsletter.ts';

const areas = [complaintsPath, ...Object.values(privateAreas)].join('|');
/** Pages whose address contains the secret of one visitor. */
const links = [newsletterLinkPath(''), waitingEntryPath('')].join('|');
const withoutThirdParties = new RegExp(`^(?:/en)?(?:(?:${areas})(?:/|$)|(?:${links})[^/])`);

/**
 * Whether no third-party code may run on a page, even with the visitor's consent, because its content or its address is personal.
 * Such a page is loaded as a document of its own.
 * @param url with or without locale and query, in any spelling
 */
export function isWithoutThirdParties(url: string): boolean {
  return withoutThirdParties.test(plainPath(url));
}
