import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Month.module.css';

interface MonthProps {
  /** The heading's id. */
  id: string;
  /** "Enero 2027". */
  title: string;
  concerts: number;
  children: ReactNode;
}

/** The concerts of one month under its name. */
export function Month({ id, title, concerts, children }: MonthProps) {
  const { t } = useTranslation('shared');
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        <span className={styles.name}>{title}</span>{' '}
        <span className={styles.count}>{t('concerts', { count: concerts })}</span>
      </h2>
      {children}
    </section>
  );
}
