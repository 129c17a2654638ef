import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** The router's link without what its own `Link` brings along for framework mode (1.7 KB on every page). */
export function PageLink({ to, target, preventScrollReset, onClick, children, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { target, preventScrollReset });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}
