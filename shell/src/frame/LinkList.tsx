import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import { splitLocale, useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type FrameLink, linkPath } from './links.ts';

interface LinkListProps {
  links: readonly FrameLink[];
  className?: string | undefined;
}

/** Links of the frame with their words; the page being shown is marked. */
export function LinkList({ links, className }: LinkListProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { path } = splitLocale(useLocation().pathname);
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.key}>
          <SiteLink to={linkPath(link, locale)} aria-current={!link.anchor && link.to === path ? 'page' : undefined}>
            {t(`link.${link.key}`)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
