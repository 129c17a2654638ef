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

/** Where the page is; home comes first by itself. */
export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
  const { t } = useTranslation('shared');
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {[{ label: t('home'), to: '/' }, ...trail].map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
