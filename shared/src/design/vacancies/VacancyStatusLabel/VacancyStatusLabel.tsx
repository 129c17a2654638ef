import { useTranslation } from 'react-i18next';
import type { VacancyStatus } from '../../../domain/vacancies/vacancy-status.ts';
import styles from './VacancyStatusLabel.module.css';

/** The stage of a vacancy as a word; active stages are blue and bold, inactive ones dark red and bold. */
export function VacancyStatusLabel({ status, isActive }: { status: VacancyStatus; isActive: boolean }) {
  const { t } = useTranslation('shared');
  return (
    <span className={styles.status} data-active={isActive ? '' : undefined}>
      {t(`vacancyStatus.${status}`)}
    </span>
  );
}
