import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** The router's link without the code that its own `Link` has for framework mode (1.7 KB on every page). */
function FollowedLink({ to, target, preventScrollReset, onClick, children, ...rest }: PageLinkProps) {
  const href = useHref(to);
  // A link to a fragment of the page keeps the page's query.
  const { search } = useLocation();
  const isPart = to.startsWith('#');
  const follow = useLinkClickHandler(isPart ? search + to : to, { target, preventScrollReset });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return (
    <a {...rest} href={isPart ? to : href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}

/** For the server, where no link is followed: a whole path or a fragment is used as the address without the router's hooks. */
function WrittenLink({ preventScrollReset: _preventScrollReset, onClick: _onClick, children, ...rest }: PageLinkProps) {
  const { to, ...attributes } = rest;
  if (to.startsWith('?')) return <FollowedLink {...rest}>{children}</FollowedLink>;
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}

export const PageLink = typeof document === 'undefined' ? WrittenLink : FollowedLink;
