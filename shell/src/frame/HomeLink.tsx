import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HomeLink.module.css';

// Its drawing is on the page already: the frame does not wait for it.
const Wordmark = lazy(async () => {
  const module = await import(
    /* webpackChunkName: "frame.wordmark" */ '@ofgc/shared/design/brand/Wordmark/Wordmark.tsx'
  );
  return { default: module.Wordmark };
});

// The same elements in every render: see frame-parts.tsx.
const wordmarks = {
  bar: (
    <Suspense>
      <Wordmark size="bar" />
    </Suspense>
  ),
  footer: (
    <Suspense>
      <Wordmark size="footer" />
    </Suspense>
  ),
};

/** The wordmark, which leads home. */
export function HomeLink({ size = 'bar' }: { size?: 'bar' | 'footer' }) {
  const { t } = useTranslation('shell');
  return (
    <SiteLink to="/" className={styles.link}>
      <span className="visually-hidden">{t('homeLink')}</span>
      {wordmarks[size]}
    </SiteLink>
  );
}
