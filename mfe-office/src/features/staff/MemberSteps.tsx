import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { MemberStep } from '@ofgc/shared/domain/staff/staff-field-rules.ts';
import type { StaffMember } from '@ofgc/shared/domain/staff/staff.schema.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from './Staff.module.css';

const stepsOf: Record<StaffMember['state'], readonly MemberStep[]> = {
  invited: ['invite', 'lock'],
  active: ['end-sessions', 'forget-factor', 'lock'],
  locked: ['unlock'],
};

/** The possible steps with an account: a button for each, with its consequences. */
export function MemberSteps({ member: { state, version } }: { member: StaffMember }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('staff.account')}>
      <div className={styles.steps}>
        {stepsOf[state].map((step) => (
          <VersionedForm
            key={step}
            name={`step:${step}`}
            submit={t(`staff.step.${step}`)}
            kind="secondary"
            version={version}
          >
            <p data-wide="">{t(`staff.stepText.${step}`)}</p>
            <input type="hidden" name="step" value={step} />
          </VersionedForm>
        ))}
        {state === 'locked' && (
          <VersionedForm name="remove" submit={t('staff.remove')} kind="secondary" version={version}>
            <p data-wide="">{t('staff.removeText')}</p>
          </VersionedForm>
        )}
      </div>
    </Panel>
  );
}
