import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorPage.module.css';

interface ErrorLayoutProps {
  title: string;
  /** Above the title: the status. */
  eyebrow?: string | undefined;
  children: ReactNode;
}

/** The layout of every error view, with its document head. */
export function ErrorLayout({ title, eyebrow, children }: ErrorLayoutProps) {
  const { t } = useTranslation('shell');
  return (
    <Container className={styles.page}>
      <title>{`${title} · ${t('orchestra')}`}</title>
      <meta name="robots" content="noindex" />
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </Container>
  );
}
