import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import { useTranslation } from 'react-i18next';
import { QuietFold } from '../school-area/QuietFold.tsx';
import styles from './AccountDecision.module.css';

/** Approves or refuses a school's request for an account. Refusing needs one more click; a refused school can still be approved. */
export function AccountDecision({
  centre: { id, version, state },
  labelledBy,
}: {
  centre: Pick<SchoolCentre, 'id' | 'version' | 'state'>;
  labelledBy: string;
}) {
  const { t } = useTranslation('education');
  const form = (decision: 'approve' | 'refuse') => (
    <VersionedForm
      name={`decide:${id}.${decision}`}
      submit={t(`office.${decision}`)}
      kind={decision === 'approve' ? 'primary' : 'secondary'}
      labelledBy={labelledBy}
      version={version}
    />
  );
  return (
    <div className={styles.decision}>
      {form('approve')}
      {state === 'requested' && (
        <QuietFold summary={t('office.askRefuse')}>
          <p>{t('office.sureRefuse')}</p>
          {form('refuse')}
        </QuietFold>
      )}
    </div>
  );
}
