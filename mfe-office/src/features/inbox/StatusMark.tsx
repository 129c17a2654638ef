import type { CaseStatus } from '@ofgc/shared/domain/inbox/inbox.ts';
import { useTranslation } from 'react-i18next';
import styles from './StatusMark.module.css';

/** A record's status in a word; the colour only repeats the word. */
export function StatusMark({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('office');
  return (
    <span className={styles.mark} data-status={status}>
      {t(`statusName.${status}`)}
    </span>
  );
}
