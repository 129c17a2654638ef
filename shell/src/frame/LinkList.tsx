import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import { splitLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { FrameLink } from './links.ts';

interface LinkListProps {
  links: readonly FrameLink[];
  className?: string | undefined;
}

/** Links of the frame with their words; the page being shown is marked. */
export function LinkList({ links, className }: LinkListProps) {
  const { t } = useTranslation('shell');
  const { path } = splitLocale(useLocation().pathname);
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.key}>
          <SiteLink to={link.to} aria-current={link.to === path ? 'page' : undefined}>
            {t(`link.${link.key}`)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
