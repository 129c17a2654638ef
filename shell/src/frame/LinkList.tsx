import type { FramePlace } from '@ofgc/shared/contract/section.schema.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { splitLocale } from '@ofgc/shared/i18n';
import { useLocation } from 'react-router';
import { linksAt, useVector } from './links.ts';

interface LinkListProps {
  /** What the list shows: the links that sections declare for it. */
  place: FramePlace;
  className?: string | undefined;
}

/** Links of the frame; the page being shown is marked. */
export function LinkList({ place, className }: LinkListProps) {
  const { locale, path } = splitLocale(useLocation().pathname);
  return (
    <ul className={className}>
      {linksAt(place, useVector()).map(({ text, to, inEnglish }) => {
        const own = locale === 'en' && inEnglish ? inEnglish : to;
        return (
          <li key={to + text.es}>
            <SiteLink to={own} aria-current={own === path ? 'page' : undefined}>
              {text[locale]}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
