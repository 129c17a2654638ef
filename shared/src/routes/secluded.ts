import { privateAreas } from './accounts.ts';
import { waitingEntryPath } from './concerts/waiting-list.ts';
import { plainPath } from './plain-path.ts';
import { complaintsPath } from './site/pages.ts';
import { newsletterLinkPath } from './site/newsletter.ts';

const areas = [complaintsPath, ...Object.values(privateAreas)].join('|');
/** Their addresses are the secret of one visitor. */
const links = [newsletterLinkPath(''), waitingEntryPath('')].join('|');
const secluded = new RegExp(`^(?:/en)?(?:(?:${areas})(?:/|$)|(?:${links})[^/])`);

/**
 * Whether no third-party code may run beside a page, whatever the visitor agreed to: what stands on it, or its address, is one person's.
 * Such a page is a document of its own.
 * @param url with or without locale and query, as a browser or anybody else writes it
 */
export function isSecluded(url: string): boolean {
  return secluded.test(plainPath(url));
}
