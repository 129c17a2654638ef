import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './AccountDecision.module.css';

/** Whether a school that asks for an account gets one. */
export function AccountDecision({
  centre: { id, version },
  labelledBy,
}: {
  centre: Pick<SchoolCentre, 'id' | 'version'>;
  labelledBy: string;
}) {
  const { t } = useTranslation('education');
  return (
    <div className={styles.decision}>
      {(['approve', 'refuse'] as const).map((decision) => (
        <PostForm
          key={decision}
          name={`decide:${id}.${decision}`}
          submit={t(`office.${decision}`)}
          kind={decision === 'approve' ? 'primary' : 'quiet'}
          labelledBy={labelledBy}
          fields={{}}
        >
          {() => <input type="hidden" name="version" value={version} />}
        </PostForm>
      ))}
    </div>
  );
}
