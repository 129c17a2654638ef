import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { accessibilityPath } from '@ofgc/shared/routes/site/pages.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SignInFrame.module.css';

/** The layout of a page with a single form, and the links back to the site and to its statement on accessibility. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('office');
  return (
    <div className={styles.page}>
      <p className={styles.house}>{t('house')}</p>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <p className={styles.back}>
        <SiteLink to="/">{t('toSite')}</SiteLink> · <SiteLink to={accessibilityPath}>{t('accessibility')}</SiteLink>
      </p>
    </div>
  );
}
