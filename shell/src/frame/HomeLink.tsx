import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HomeLink.module.css';

interface HomeLinkProps {
  size?: 'bar' | 'footer';
}

// Its drawing is on the page already: the frame does not wait for it.
const Wordmark = lazy<ComponentType<HomeLinkProps>>(async () => {
  // Without it the link keeps its name for the ear; thrown, it would cost the page.
  const module = await import(
    /* webpackChunkName: "frame.wordmark" */ '@ofgc/shared/design/brand/Wordmark/Wordmark.tsx'
  ).catch(() => null);
  return { default: module?.Wordmark ?? (() => null) };
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
export function HomeLink({ size = 'bar' }: HomeLinkProps) {
  const { t } = useTranslation('shell');
  return (
    <SiteLink to="/" className={styles.link}>
      <span className="visually-hidden">{t('homeLink')}</span>
      {wordmarks[size]}
    </SiteLink>
  );
}
