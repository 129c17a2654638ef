import { useTranslation } from 'react-i18next';
import { useSite } from '@ofgc/shared/contract';
import { localisedPath } from '../../../routes/localised-path.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { JsonLd } from '../../../structured-data/JsonLd.tsx';
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

/** Where the page is, for people and as schema.org's BreadcrumbList; home comes first by itself. */
export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
  const { t } = useTranslation('shared');
  const { url } = useSite();
  const locale = useLocale();
  const above = [{ label: t('home'), to: '/' }, ...trail];
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {above.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      <JsonLd
        node={{
          '@type': 'BreadcrumbList',
          itemListElement: [...above, { label: current, to: undefined }].map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            ...(to && { item: url + localisedPath(to, locale) }),
          })),
        }}
      />
    </nav>
  );
}
