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
}

const listItem = { itemProp: 'itemListElement', itemScope: true, itemType: 'https://schema.org/ListItem' };

/**
 * The page's place in the site; the home page is always the first crumb. The visible trail is also output as schema.org's
 * BreadcrumbList, because the page's own graph (`handle.meta`) does not contain it.
 */
export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
  const { t } = useTranslation('shared');
  const above = [{ label: t('home'), to: '/' }, ...trail];
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {above.map(({ label, to }, index) => (
          <li key={to} {...listItem}>
            <SiteLink to={to} itemProp="item">
              <span itemProp="name">{label}</span>
            </SiteLink>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
        <li {...listItem}>
          <span aria-current="page" itemProp="name">
            {current}
          </span>
          <meta itemProp="position" content={String(above.length + 1)} />
        </li>
      </ol>
    </nav>
  );
}
