import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorPage.module.css';

interface ErrorFrameProps {
  title: string;
  /** Above the title: the status. */
  kicker?: string | undefined;
  /** The section that failed: its colour. */
  section?: string;
  children: ReactNode;
}

/** What every error view shares: head of the document, measure, distances. */
export function ErrorFrame({ title, kicker, section, children }: ErrorFrameProps) {
  const { t } = useTranslation('shell');
  return (
    <Container className={styles.page} data-section={section}>
      <title>{`${title} · ${t('orchestra')}`}</title>
      <meta name="robots" content="noindex" />
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </Container>
  );
}
