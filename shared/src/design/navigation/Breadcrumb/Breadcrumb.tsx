import { useTranslation } from 'react-i18next';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  label: string;
  to: string;
}

interface BreadcrumbProps {
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** This page. */
  current: string;
  /** The language of this page's name where it is not the page's. */
  lang?: string | undefined;
}

const listItem = { itemProp: 'itemListElement', itemScope: true, itemType: 'https://schema.org/ListItem' };

/**
 * The page's place in the site; the home page is always the first crumb. The visible trail is also output as schema.org's
 * BreadcrumbList, because the page's own graph (`handle.meta`) does not contain it.
 */
export function Breadcrumb({ trail = [], current, lang }: BreadcrumbProps) {
  const { t } = useTranslation('shared');
  const crumbs: { label: string; to?: string }[] = [{ label: t('home'), to: '/' }, ...trail, { label: current }];
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {crumbs.map(({ label, to }, index) => (
          <li key={index} {...listItem}>
            {to ? (
              <SiteLink to={to} itemProp="item">
                <span itemProp="name">{label}</span>
              </SiteLink>
            ) : (
              <span aria-current="page" itemProp="name" lang={lang}>
                {label}
              </span>
            )}
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
