import { isRemoved, useSite } from '@ofgc/shared/contract';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { splitLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { FrameLink } from './links.ts';

interface LinkListProps {
  links: readonly FrameLink[];
  className?: string | undefined;
}

/** Links of the frame; the page being shown is marked, and none leads into a section that was taken down. */
export function LinkList({ links, className }: LinkListProps) {
  const { t } = useTranslation('shell');
  const { locale, path } = splitLocale(useLocation().pathname);
  const site = useSite();
  return (
    <ul className={className}>
      {links.map(({ key, to, inEnglish }) => {
        const own = locale === 'en' && inEnglish ? inEnglish : to;
        if (isRemoved(own, site)) return null;
        return (
          <li key={key}>
            <SiteLink to={own} aria-current={own === path ? 'page' : undefined}>
              {t(`link.${key}`)}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
