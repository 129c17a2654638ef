import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { openModal, type QuickViewEvent } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface QuickViewLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  event: QuickViewEvent;
}

/**
 * A link to a concert whose plain click opens the quick view: its address is the concert's, so that a new tab, a copied
 * link and a page without JavaScript lead there.
 */
export function QuickViewLink({ event, ...rest }: QuickViewLinkProps) {
  const open = useSetAtom(openModal);
  const show = (click: MouseEvent) => {
    if (!isPlainClick(click)) return;
    click.preventDefault();
    const { id, slug, title, lang } = event;
    open({ id, slug, title, lang });
  };
  return (
    <SiteLink {...rest} to={eventPath(event)} aria-haspopup="dialog" onClick={show}>
      {rest.children}
    </SiteLink>
  );
}
