import type { CaseStatus } from '@ofgc/shared/domain/inbox/inbox.ts';
import { useTranslation } from 'react-i18next';
import styles from './StatusMark.module.css';

/** What has become of a record, in a word; the colour only repeats it. */
export function StatusMark({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('office');
  return (
    <span className={styles.mark} data-status={status}>
      {t(`statusName.${status}`)}
    </span>
  );
}
