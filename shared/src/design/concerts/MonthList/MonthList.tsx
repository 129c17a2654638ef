import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MonthList.module.css';

interface MonthListProps {
  /** The heading's id. */
  id: string;
  /** "Enero 2027". */
  title: string;
  concerts: number;
  children: ReactNode;
}

/** The concerts of one month under its name. */
export function MonthList({ id, title, concerts, children }: MonthListProps) {
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
