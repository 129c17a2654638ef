import { ArrowUpRight } from 'lucide-react';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { localisedPath } from '../../../routes/localised-path.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Icon } from '../../brand/Icon/Icon.tsx';
import { isExternal, isPage } from './link-kind.ts';
import { NewTabHint } from './NewTabHint.tsx';
import { PageLink } from './PageLink.tsx';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** A page's path without locale, `#part`, or an external address (`https:`, `mailto:`, `tel:`). */
  to: string;
  /** Opens a page of the site in a new tab, where leaving the page would lose what the visitor typed. */
  isNewTab?: boolean;
  /** A file or feed of the site: not a page of the router, and without locale. */
  isDocument?: boolean;
  /** Whether an arrow marks a link to another site; off where the link has an icon of its own. */
  hasArrow?: boolean;
  /** Keeps the scroll position, for filters and months. */
  preventScrollReset?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** The component for all links: adds the locale, marks links to other sites, and says when a new tab opens. */
export function SiteLink({
  to,
  isNewTab,
  isDocument,
  hasArrow = true,
  preventScrollReset,
  children,
  ref,
  ...rest
}: SiteLinkProps) {
  const locale = useLocale();
  if (isExternal(to)) {
    return (
      <a {...rest} ref={ref} href={to} target="_blank" rel="noopener">
        {children}
        {hasArrow && (
          <>
            {' '}
            <Icon of={ArrowUpRight} />
          </>
        )}
        <NewTabHint />
      </a>
    );
  }
  if (isDocument || !isPage(to))
    return (
      <a {...rest} ref={ref} href={to}>
        {children}
      </a>
    );
  const page = to.startsWith('/') ? localisedPath(to, locale) : to;
  if (isNewTab)
    return (
      <PageLink {...rest} ref={ref} to={page} target="_blank">
        {children}
        <NewTabHint />
      </PageLink>
    );
  return (
    <PageLink {...rest} ref={ref} to={page} preventScrollReset={preventScrollReset}>
      {children}
    </PageLink>
  );
}
