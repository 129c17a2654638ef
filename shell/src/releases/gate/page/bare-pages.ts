import { splitLocale } from '@ofgc/shared/i18n';
import { isPageAddress } from '../addresses/page-address.ts';
import type { PageElement } from './elements.ts';

/** The frame's first link, which bare pages have, too. */
const skipLink = 'SkipLink';

/** A page without the site's bar and footer (`isBare`) from which nobody gets to the rest of the site. */
export function bareProblems(address: string, elements: readonly PageElement[], siteUrl: string): string[] {
  const isPage = elements.some(({ attributes }) => attributes['class'] === skipLink);
  const hasFooter = elements.some(({ name, part }) => name === 'footer' && part === undefined);
  if (!isPage || hasFooter) return [];
  const page = new URL(address, siteUrl);
  const isWayOut = ({ name, part, attributes: { href } }: PageElement) => {
    const to = name === 'a' && part !== undefined && href !== undefined ? URL.parse(href, page) : null;
    return to?.origin === page.origin && to.pathname !== page.pathname && isPageAddress(splitLocale(to.pathname).path);
  };
  return elements.some(isWayOut)
    ? []
    : ['has neither bar nor footer (isBare), and no link to another page: nobody gets from it to the site'];
}
